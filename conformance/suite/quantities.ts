import { Quantity } from "@heimwerk/core/values/Quantity.ts"

export const one = Quantity.make(1)
export const two = Quantity.make(2)
export const three = Quantity.make(3)
