import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * What is attached to a basket, wishlists, and the vouchers, coupons and cards a world has. The row of the basket stands for
 * everything a visitor has laid aside: whoever changes basket or wishlist locks it, and version 0 of either is that there
 * is none yet. An instance from before this step goes on working beside one from after it.
 */
export const shelves: Migration = {
  id: 3,
  name: "shelves",
  run: (sql) =>
    Effect.all(
      [
        sql`alter table basket
          add column attached jsonb not null
            default '{"couponIds": [], "changedStock": {"reduced": [], "removed": []}}',
          add column wishlist_version int not null default 0`,
        sql`create table wishlist_line (
          visitor_id text not null references basket (visitor_id) on delete cascade,
          article_id text collate "C" not null,
          quantity int not null check (quantity between 1 and 999),
          position int not null,
          primary key (visitor_id, article_id)
        )`,
        sql`create table benefit (
          id text collate "C" not null,
          kind text not null check (kind in ('settings', 'voucher', 'coupon', 'loyaltyCard', 'employeeCard')),
          data jsonb not null,
          primary key (id, kind)
        )`,
      ],
      { discard: true },
    ),
}
