import { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import * as Schema from "effect/Schema"

import { AddressItem, ErrorItem } from "../contract/address/Item.ts"
import { readableList, readAs } from "./readableList.ts"

const Values = Schema.Record(Schema.String, Schema.Unknown)

/** A suggestion may lack its description and its highlights. */
const ReadSuggestion = readAs(Values, Schema.Union([ErrorItem, AddressSuggestion]), (values) =>
  "Error" in values ? values : { Type: "Address", Description: "", Highlight: "", ...values },
)

/** An address may lack its house number. */
const ReadItem = readAs(Values, Schema.Union([ErrorItem, AddressItem]), (values) =>
  "Error" in values ? values : { Id: "", BuildingNumber: "", ...values },
)

/** Suggestions of the address service, or one error item. Unreadable suggestions are left out. */
export const AddressesFound = Schema.Struct({ Items: readableList("address suggestions", ReadSuggestion) })

/** Addresses of the address service, or one error item. Unreadable addresses are left out. */
export const AddressRetrieved = Schema.Struct({ Items: readableList("addresses", ReadItem) })
