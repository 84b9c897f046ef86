import { parseArgs } from 'node:util'
import { z } from 'zod'

/** A mistake of the person who started the command. The message is printed. */
export class CommandError extends Error {
  override name = 'CommandError'
}

export const HELP = `content-lake serve: answers as Sanity's API does, from one folder, without the internet.

  --data <folder>     where everything is kept (default: .content-lake)
  --import <file>     fills an empty lake: .ndjson, or .tar.gz of "sanity dataset export"
  --project <id>      the project's id (default: local)
  --dataset <name>    the dataset's name (default: production)
  --port <number>     default: 3999; 0 takes a free one
  --host <address>    default: 127.0.0.1, which only this machine reaches
  --token <text>      for writing and for drafts, at least 32 characters (default: one is made, and kept in the folder)
  --cors <origin>     whose pages may ask, such as a Studio's; more than once (default: http://localhost:3333)
  --private           nothing is read without the token either, images and files excepted
  --help, --version
`

const name = (what: string, example: string) =>
  z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, {
    error: `${what} must be at most 64 small letters, digits, "-" and "_", such as ${example}`,
  })

const schema = z.object({
  data: z.string().min(1, { error: '--data must name a folder' }).default('.content-lake'),
  import: z.string().min(1, { error: '--import must name a file' }).optional(),
  project: name('--project', 'abc12345').optional(),
  dataset: name('--dataset', 'production').optional(),
  port: z
    .string()
    .regex(/^\d{1,5}$/, { error: '--port must be a number from 0 to 65535' })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: '--port must be a number from 0 to 65535' })
    .default(3999),
  host: z.string().min(1, { error: '--host must be an address of this machine' }).default('127.0.0.1'),
  // A Studio accepts only tokens of this form in its address.
  token: z
    .string()
    .regex(/^[\w-]{32,}$/, { error: '--token must have at least 32 letters, digits, "-" and "_"' })
    .optional(),
  cors: z
    .array(
      z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, {
        error: '--cors must be an origin, such as http://localhost:3333: no path, and no "/" at its end',
      }),
    )
    .default(['http://localhost:3333']),
  private: z.boolean().default(false),
})

export type ServeOptions = z.infer<typeof schema>

/** Reads the arguments. Returns the options of `serve`, or the text to print. Throws a CommandError for a wrong option. */
export function readOptions(args: string[]): ServeOptions | 'help' | 'version' {
  const { values, positionals } = parse(args)
  const { help, version, ...rest } = values
  if (help) return 'help'
  if (version) return 'version'
  if (positionals.length !== 1 || positionals[0] !== 'serve') {
    throw new CommandError(`Say what to do: content-lake serve [options]. "content-lake --help" lists them.`)
  }
  const result = schema.safeParse(rest)
  if (result.success) return result.data
  throw new CommandError(result.error.issues.map(({ message }) => `${message}.`).join('\n'))
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ data: text, import: text, project: text, dataset: text, port: text, host: text, token: text },
        cors: { type: 'string', multiple: true },
        ...{ private: flag, help: flag, version: flag },
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`${reason}\n"content-lake --help" lists the options.`)
  }
}
