import type { Partner, Property } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { isHidden, partnerNames, propertyNames } from "@heimwerk/core/forms/energy/partners.ts"

import { Icon } from "../../../widgets/Icon.tsx"
import styles from "../ServicePage.module.css"
import { services } from "./texts.ts"

const properties: ReadonlyArray<Property> = ["house-owner", "apartment-owner", "renter"]
const partners: ReadonlyArray<Partner> = ["hansetherm", "otovo", "fuchsundeule", "varm"]

/** Which service is for whom (forms and markets 5.3). */
export const ForWhom = () => (
  <section className={styles["part"]} aria-labelledby="fuer-wen">
    <h2 id="fuer-wen">Für wen ist was?</h2>
    <div className={styles["table"]}>
      <table>
        <thead>
          <tr>
            <th scope="col">Service</th>
            {properties.map((property) => (
              <th key={property} scope="col">
                {propertyNames[property]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {partners.map((partner) => (
            <tr key={partner}>
              <th scope="row">
                {services[partner].title} mit {partnerNames[partner]}
              </th>
              {properties.map((property) =>
                isHidden(property, partner) ? (
                  <td key={property} data-no>
                    nein
                  </td>
                ) : (
                  <td key={property}>
                    <Icon name="check" size={20} /> ja
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)
