#!/bin/sh
# Restores a backup into an empty PostgreSQL database: restore.sh FILE, with DATABASE_URL of that database.
# It is one transaction: a failed restore changes nothing. A database that already has tables is refused.
set -eu
[ $# -eq 1 ] || { echo "Usage: DATABASE_URL=postgres://... $0 FILE" >&2; exit 2; }
"${PG_BIN:+$PG_BIN/}pg_restore" --single-transaction --exit-on-error --no-owner --no-privileges \
  --dbname="${DATABASE_URL:?}" "$1"
