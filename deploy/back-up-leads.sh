#!/bin/sh
# One backup of the leads in PostgreSQL (LEADS_DATABASE_URL), as a file in BACKUP_DIR. The newest BACKUP_KEEP of them stay. A dump that
# fails leaves no file, and takes none away.
set -eu
umask 077
file="$BACKUP_DIR/leads-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
trap 'rm -f "$file.unfinished"' EXIT
# What was typed into forms that were sent back is not kept.
pg_dump --format=custom --exclude-table-data=form_attempts --file="$file.unfinished" "$LEADS_DATABASE_URL"
pg_restore --list "$file.unfinished" > /dev/null
mv "$file.unfinished" "$file"
echo "$file"
ls "$BACKUP_DIR"/leads-*.dump | sort -r | tail -n "+$((BACKUP_KEEP + 1))" | while read -r old; do rm -- "$old"; done
