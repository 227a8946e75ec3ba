#!/bin/sh
# Restores a backup into an empty PostgreSQL database: restore.sh FILE, with DATABASE_URL of that database.
# It is one transaction: a failed restore changes nothing. A database that already has tables is refused.
# Extensions are left out, because creating or describing one can need rights of an administrator. The shop needs none.
set -eu
[ $# -eq 1 ] || { echo "Usage: DATABASE_URL=postgres://... $0 FILE" >&2; exit 2; }
lists=$(mktemp -d)
trap 'rm -rf "$lists"' EXIT
"${PG_BIN:+$PG_BIN/}pg_restore" --list "$1" > "$lists/all"
grep -v ' EXTENSION ' "$lists/all" > "$lists/used"
"${PG_BIN:+$PG_BIN/}pg_restore" --single-transaction --exit-on-error --no-owner --no-privileges \
  --use-list="$lists/used" --dbname="${DATABASE_URL:?}" "$1"
