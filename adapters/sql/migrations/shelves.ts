import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Wishlists, and the vouchers, coupons and cards of baskets and of a world. The
 * basket's row is the lock of everything a visitor has stored: each change of basket or wishlist locks it.
 * Version 0 of a basket or a wishlist means that it does not exist yet. Older servers, which do not know
 * this migration, keep working beside newer ones.
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
