/** The address and the password of the account in each copy. */
export const EMAIL = 'amelie@montage.example'
export const PASSWORD = 'correct horse battery'
/** The name of its passkey, in releases that have passkeys. */
export const PASSKEY = 'Laptop'

/** The submission ids of the leads in each copy, by what became of them. */
export const LEADS = {
  delivered: '00000000-0000-4000-8000-000000000001',
  waiting: '00000000-0000-4000-8000-000000000002',
  suspected: '00000000-0000-4000-8000-000000000003',
}

/** A release whose data is stored here. */
export interface Release {
  /** The folder of its copy. */
  commit: string
  /** Of a translator. */
  token: string
  /** The names of the passkeys of the account. */
  passkeys: string[]
  /** The id of the photo of the delivered lead, in releases that have photos. */
  photo: string | null
  /** The key of the link to review that lead, by engine, in releases that have one. */
  review: Record<'sqlite' | 'postgres', string> | null
}

const PHOTO = 'c8dd944e450f28bb97e2fc2f0f0ec9a9'

/** The oldest first. Each has other tables than the one before it. */
export const RELEASES: Release[] = [
  // Files that count no versions.
  {
    commit: 'bc4517f5',
    token: 'mt_RtkUjCwhk9Kdsiy1yBmOE_JV0f2QoFVJS8r-VYw6qBU',
    passkeys: [],
    photo: null,
    review: null,
  },
  {
    commit: '756999d4',
    token: 'mt_7NPHex-LdYjCbofmRdO5-EiGlw-GRs5KyBKfTKrBw7Q',
    passkeys: [],
    photo: null,
    review: null,
  },
  {
    commit: '94424837',
    token: 'mt_7VcfAauHukYy9FwGFbiDbkMRsEwOlfrdUJwSfHqPYCE',
    passkeys: [],
    photo: null,
    review: null,
  },
  {
    commit: '45ad74a0',
    token: 'mt_gJ5b3gVt6TTXTG_3-nJ0Oiu0EO312j5soKf-a8_sIDo',
    passkeys: [],
    photo: null,
    review: null,
  },
  {
    commit: 'fca4cd76',
    token: 'mt_3fy-oIwMyAVojBGk7p3DW1jESdu6sz3qa86KrSFBfek',
    passkeys: [],
    photo: PHOTO,
    review: null,
  },
  {
    commit: '1845b615',
    token: 'mt_azOYUwvrCvHRRx8rhabBRRRCZwXcQeRnorYjw7_brGU',
    passkeys: [PASSKEY],
    photo: PHOTO,
    review: null,
  },
  {
    commit: 'ea3b8110',
    token: 'mt_aFh9gnk__oG-VUrsiUdHAIyu0qPAmB9DgyW5y8dMTdc',
    passkeys: [PASSKEY],
    photo: PHOTO,
    review: null,
  },
  {
    commit: '4c1a7c6d',
    token: 'mt_bR3KqUpyG9FIG4TTC1UwnREI8twRJXUaGjRNOPHAtLM',
    passkeys: [PASSKEY],
    photo: PHOTO,
    review: {
      sqlite: 'Oo6D6UQ8bpJrQMT7xGnDR9a2RsHqj3MDqatHmjvGbZU',
      postgres: '130aJs3hFBbj3q_Wcds6LYvOr0vIruH-Uw7CgLbVAzY',
    },
  },
]
