import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { OperatorError } from './config.ts'
import { BucketError } from './files/bucket-error.ts'

interface Command {
  /** The name and the arguments of the command, for the help. */
  usage: string
  /** The description of the command, for the help. */
  does: string
  options: ParseArgsOptionsConfig
  /** A second form of the command, with other arguments. The help shows it on a separate line. */
  or?: { usage: string; does: string }
  run: (options: Record<string, string | boolean | undefined>) => Promise<void>
}

const textOption = { type: 'string' } as const
const flagOption = { type: 'boolean' } as const
const toOptionalString = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

const commands: Record<string, Command> = {
  serve: {
    usage: 'serve [--api-only]',
    does: 'start the server: three portals, Storybook and the API',
    options: { 'api-only': flagOption },
    run: async (options) => (await import('./serve.ts')).serve({ apiOnly: options['api-only'] === true }),
  },
  migrate: {
    usage: 'migrate [--create]',
    does: 'migrate the database to this version',
    options: { create: flagOption },
    run: async ({ create }) => (await import('./commands.ts')).migrateCommand(create === true),
  },
  'seed-demo': {
    usage: 'seed-demo [--scale N] [--finished]',
    does: 'load demo data, N times the default size; --finished adds past years',
    options: { scale: textOption, finished: flagOption },
    run: async ({ scale, finished }) =>
      (await import('./commands.ts')).seedDemoCommand(toOptionalString(scale) ?? '1', Boolean(finished)),
  },
  'create-user': {
    usage: 'create-user --email E --name N --role R [--create]',
    does: 'create an account and print its password link',
    options: { email: textOption, name: textOption, role: textOption, create: flagOption },
    run: async ({ email, name, role, create }) =>
      (await import('./commands.ts')).createUserCommand({
        email: toOptionalString(email),
        name: toOptionalString(name),
        role: toOptionalString(role),
        create: create === true,
      }),
  },
  backup: {
    usage: 'backup --to FOLDER',
    does: 'write a consistent backup of database and files to a new folder, without downtime',
    options: { to: textOption },
    run: async ({ to }) => (await import('./commands.ts')).backupCommand(toOptionalString(to)),
  },
  restore: {
    usage: 'restore --from FOLDER [--check] [--other-secret]',
    does: 'restore a backup into an empty database; --check only verifies the backup',
    options: {
      from: textOption,
      check: flagOption,
      archive: textOption,
      until: textOption,
      'other-secret': flagOption,
    },
    or: {
      usage: 'restore --archive FOLDER [--until TIME] [--other-secret]',
      does: 'restore an archive into an empty data folder: the latest state, or the state at TIME',
    },
    run: async ({ from, check, archive, until, 'other-secret': otherSecretFlag }) => {
      const { recoverCommand, restoreCommand } = await import('./commands.ts')
      const otherSecret = Boolean(otherSecretFlag)
      if (archive === undefined && until === undefined)
        await restoreCommand(toOptionalString(from), { check: Boolean(check), otherSecret })
      else if (archive === undefined || from !== undefined || check)
        throw new OperatorError('--until needs --archive, and --archive cannot be combined with --from or --check.')
      else await recoverCommand(toOptionalString(archive), { until: toOptionalString(until), otherSecret })
    },
  },
  'lock-demo': {
    usage: 'lock-demo',
    does: 'disable the demo accounts, whose password is public; their data stays',
    options: {},
    run: async () => (await import('./commands.ts')).lockDemoCommand(),
  },
  'rotate-secret': {
    usage: 'rotate-secret',
    does: 're-encrypt data sealed with PRESS_PREVIOUS_SECRET using PRESS_SECRET',
    options: {},
    run: async () => (await import('./commands.ts')).rotateSecretCommand(),
  },
  doctor: {
    usage: 'doctor',
    does: 'check settings, database, files and builds',
    options: {},
    run: async () => (await import('./doctor.ts')).runDoctor(),
  },
}

/** Loads settings from a file in the format of systemd's EnvironmentFile. Variables that are already set take precedence. */
function readEnvFile(path: string | undefined): void {
  if (!path) return
  try {
    process.loadEnvFile(path)
  } catch (error) {
    throw new OperatorError(`The settings file ${path} cannot be read: ${(error as Error).message}.`)
  }
}

const helpText = `press, the work platform of a publishing house

${Object.values(commands)
  .flatMap((command) => [command, ...(command.or ? [command.or] : [])])
  .map(({ usage, does }) => `  press ${usage.padEnd(57)} ${does}`)
  .join('\n')}

Commands use the database and data folder of the settings and print both; --create allows them to create missing ones.

Settings are environment variables, or lines of the file named by --env-file or PRESS_ENV_FILE: PRESS_PORT, PRESS_DATA_DIR, DATABASE_URL, PRESS_ARCHIVE, PRESS_DEMO, PRESS_SECRET,
PRESS_PREVIOUS_SECRET, SMTP_URL, PRESS_FILES, PRESS_FILES_KEY, PRESS_FILES_SECRET, PRESS_FILES_REGION, PRESS_ORIGINS,
PRESS_PROXIES, PRESS_DNS, PRESS_AUTHORITIES, PRESS_MAX_CONNECTIONS_PER_ADDRESS, PRESS_METRICS_TOKEN, PRESS_LOG,
PRESS_SHOP_URL, PRESS_SHOP_TOKEN, PRESS_SHOP_TIMEOUT_SECONDS, PRESS_INSTAGRAM_URL, PRESS_INSTAGRAM_TOKEN, PRESS_INSTAGRAM_TIMEOUT_SECONDS.
See README.md for each setting.`

const [name = 'help', ...commandArgs] = process.argv.slice(2)
const command = commands[name]
try {
  if (command) {
    const { 'env-file': envFile, ...values } = parseArgs({
      args: commandArgs,
      options: { ...command.options, 'env-file': textOption },
    }).values as Record<string, string>
    readEnvFile(envFile ?? process.env['PRESS_ENV_FILE'])
    await command.run(values)
  } else {
    console.log(helpText)
    process.exitCode = ['help', '--help', '-h'].includes(name) ? 0 : 2
  }
} catch (error) {
  // The operator must fix a wrong setting or argument, or a failing bucket, so only one line is printed. Any other error is a bug,
  // so the stack is printed.
  const isOperatorError = error instanceof OperatorError || (error instanceof TypeError && 'code' in error)
  console.error(isOperatorError || error instanceof BucketError ? error.message : error)
  // EX_CONFIG (sysexits): a restart would fail the same way.
  process.exit(isOperatorError ? 78 : 1)
}
