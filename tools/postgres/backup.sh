#!/bin/sh
# Writes a backup of the shop's PostgreSQL database: backup.sh FILE, with DATABASE_URL as for the server.
# pg_dump reads one snapshot, so the backup is consistent while the shop runs. PG_BIN names the folder of the
# programs; they must not be older than the server.
set -eu
[ $# -eq 1 ] || { echo "Usage: DATABASE_URL=postgres://... $0 FILE" >&2; exit 2; }
[ ! -e "$1" ] || { echo "$1 exists already." >&2; exit 1; }
umask 077
trap 'rm -f "$1.part"' EXIT
"${PG_BIN:+$PG_BIN/}pg_dump" --format=custom --no-owner --no-privileges --file="$1.part" --dbname="${DATABASE_URL:?}"
mv "$1.part" "$1"
# `heimwerk doctor` reads the time of the last backup.
"${PG_BIN:+$PG_BIN/}psql" --quiet --no-psqlrc --dbname="$DATABASE_URL" --command="
  insert into backup_made values (1, (extract(epoch from now()) * 1000)::bigint)
  on conflict (place) do update set made = excluded.made" || echo "The backup is complete, but its time was not recorded." >&2
