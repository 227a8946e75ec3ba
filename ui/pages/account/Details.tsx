import { InfoCard } from "../../features/account/profile/InfoCard.tsx"
import { OwnNewsletter } from "../../features/account/profile/OwnNewsletter.tsx"
import { PersonalDetails } from "../../features/account/profile/PersonalDetails.tsx"
import { AskToCancel } from "../../features/newsletter/AskToCancel.tsx"
import type { ProfileData } from "./loadDetails.ts"

/** The customer's personal data, with the newsletter. */
export const Details = ({ profile }: ProfileData) => (
  <PersonalDetails
    profile={profile}
    newsletter={
      <InfoCard title="Newsletter">
        {profile.newsletter === undefined ? (
          <>
            <p>
              Du bekommst unseren Newsletter und möchtest ihn nicht mehr? Wir schicken dir einen Link zum
              Abmelden.
            </p>
            <AskToCancel key={profile.email} email={profile.email} />
          </>
        ) : (
          <OwnNewsletter key={profile.email} email={profile.email} isSubscribed={profile.newsletter} />
        )}
      </InfoCard>
    }
  />
)
