#!/bin/sh
# Passes a mail that came back (standard input) on to Montage, signed as Standard Webhooks says (docs/operations.md, Mail).
# Settings: SITE_URL and MAIL_BOUNCE_SECRET, in the environment or in /etc/montage/bounce.env.
set -eu
[ -r /etc/montage/bounce.env ] && . /etc/montage/bounce.env
body=$(mktemp)
trap 'rm -f "$body"' EXIT
cat >"$body"
id=$(openssl rand -hex 16)
time=$(date +%s)
key=$(printf %s "${MAIL_BOUNCE_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
signature=$({ printf '%s.%s.' "$id" "$time" && cat "$body"; } | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
# 75 makes the mail server try again later (EX_TEMPFAIL).
curl --silent --show-error --fail --max-time 30 --output /dev/null \
  --header 'content-type: message/rfc822' \
  --header "webhook-id: $id" --header "webhook-timestamp: $time" --header "webhook-signature: v1,$signature" \
  --data-binary @"$body" "$SITE_URL/api/mail/bounces" || exit 75
