import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Orders that the shop takes itself. `visitor_id` and `command_key` identify the command that placed an
 * order; both are null for orders that were not placed in this shop or whose customer was deleted. `taken` is
 * the stock that the order has taken. Guests have no `customer_id`. Existing orders get one delivery each.
 * `due` is the next deadline of an order, in ms since 1970. `order_secret` has the key that signs the links of
 * orders.
 */
export const orders: Migration = {
  id: 10,
  name: "orders",
  run: (sql) =>
    Effect.all(
      [
        sql`alter table customer_order
          alter column customer_id drop not null,
          add column visitor_id text,
          add column command_key text,
          add column taken jsonb,
          add column due bigint`,
        sql`create index customer_order_due on customer_order (due)`,
        sql`create unique index customer_order_command on customer_order (visitor_id, command_key)`,
        sql`create table order_secret (place int primary key check (place = 1), secret text not null)`,
        sql`update customer_order o
          set data = (o.data - 'status' - 'deliveryType' - 'destination' - 'lines') || jsonb_build_object(
            'contact', jsonb_build_object('salute', '', 'firstName', c.first_name, 'lastName', c.last_name,
              'phone', '', 'email', c.email),
            'payment', case o.data ->> 'deliveryType' when 'marketPickup' then 'payInMarket' else 'bankTransfer' end,
            'events', '[]'::jsonb,
            'deliveries', jsonb_build_array(jsonb_build_object(
              'deliveryId', '1',
              'deliveryType', o.data -> 'deliveryType',
              'state', case o.data ->> 'status'
                when 'received' then 'paid' when 'inProgress' then 'picking' when 'sent' then 'shipped'
                when 'readyForPickup' then 'ready' else o.data ->> 'status' end,
              'destination', o.data -> 'destination',
              'lines', o.data -> 'lines')))
          from customer c where c.id = o.customer_id and o.data ? 'status'`,
      ],
      { discard: true },
    ),
}
