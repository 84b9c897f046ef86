#!/bin/sh
# Writes a backup of the leads in PostgreSQL (LEADS_DATABASE_URL) to a file in BACKUP_DIR. Keeps only the newest BACKUP_KEEP
# backups. When the dump fails, there is no new file, and no old backup is deleted.
set -eu
umask 077
file="$BACKUP_DIR/leads-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
trap 'rm -f "$file.unfinished"' EXIT
# Rows of form_attempts are left out: they are the inputs of forms with mistakes, which were shown to the visitor again.
pg_dump --format=custom --exclude-table-data=form_attempts --file="$file.unfinished" "$LEADS_DATABASE_URL"
pg_restore --list "$file.unfinished" > /dev/null
mv "$file.unfinished" "$file"
echo "$file"
ls "$BACKUP_DIR"/leads-*.dump | sort -r | tail -n "+$((BACKUP_KEEP + 1))" | while read -r old; do rm -- "$old"; done
