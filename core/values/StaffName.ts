import * as Schema from "effect/Schema"

/** The name of a member of staff: as typed on the command line, or the user name of the operating system. */
export const StaffName = Schema.String.check(Schema.isPattern(/^[^\r\n]{1,60}$/u))
