import { join, resolve } from 'node:path'
import { z } from 'zod'
import { socialNetwork } from '#schema/entities/statuses'
import type { MetricsConfiguration } from './administration/metrics-routes'
import type { BackupSchedule } from './backup/backup-job'
import type { MailConfiguration } from './mail/mailer'
import type { MediaConfiguration } from './media/start-media'
import type { S3Options } from './media/store/s3-client'
import type { OidcOptions } from './people/accounts/oidc'
import { readSecretFiles, SecretFileProblem } from './read-secret-files'
import type { SocialFeed } from './records/social-post/feed-job'

const port = z.coerce.number().int().min(0).max(65_535)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

const feed = z.object({
  network: z.enum(socialNetwork.options),
  handle: z.string().regex(/^@?[^\s@]{1,99}$/),
  address: z.url({ protocol: /^https$/ }),
})

/** Characters of the bearer credential, in production. */
const MIN_TOKEN_LENGTH = 32

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().max(200).optional(),
  API_TOKEN: z.string().regex(/^\S+$/).optional(),
  /** The address visitors use, when a proxy stands before the server: `https://www.example.org`. */
  SITE_ORIGIN: origin.optional(),
  /** Addresses of proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUSTED_PROXIES: z.string().optional(),
  MAX_BLOCKS: z.coerce.number().int().min(1).max(10_000).default(500),
  /** Public key of the maps service, for embedded maps. */
  MAPS_KEY: z.string().optional(),
  /** An address look-up with the API of Nominatim, for the pin of a location. */
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  SAMPLE: z.enum(['yes', 'no']).optional(),
  PREPARE_PICTURES: z.enum(['yes', 'no']).default('yes'),
  /** An S3-compatible store for uploaded pictures: all five, or none. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z.string().regex(/^\S+$/).optional(),
  S3_ACCESS_KEY_ID: z.string().regex(/^\S+$/).optional(),
  S3_SECRET_ACCESS_KEY: z.string().regex(/^\S+$/).optional(),
  PICTURE_CACHE_MB: z.coerce.number().int().min(10).max(1_000_000).default(2_000),
  /** The mail server: smtp:// or smtps://, with user and password. Without it mails wait in DATA_DIR/mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who mails come from: an address, or `Name <address>`. */
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u)
    .optional(),
  /** An OpenID Connect provider that people may sign in with: the first three, or none. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().regex(/^\S+$/).optional(),
  OIDC_CLIENT_SECRET: z.string().regex(/^\S+$/).optional(),
  OIDC_NAME: z.string().max(40).default('your organisation'),
  /** How long messages of visitors are kept. */
  MESSAGE_DAYS: z.coerce.number().int().min(1).max(36_500).default(730),
  /** Channels whose posts are read from a feed: `YOUTUBE @channel https://…`, several parted by semicolons. */
  SOCIAL_FEEDS: z.string().transform(feedsOf).pipe(z.array(feed)).optional(),
  /** Figures for Prometheus: a port of their own, or a bearer credential for /metrics of the site. */
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,200}$/)
    .optional(),
  /** Where backups are made every night: a folder, or s3://bucket/prefix. */
  BACKUP_DIR: z.string().max(1_000).optional(),
  /** The time of day, by the server's time zone. */
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .default('03:00'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(7),
  /** How addresses of clients are written to the log. */
  LOG_ADDRESSES: z.enum(['whole', 'shortened']).default('whole'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
})

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(variables.shape)

/** What to enter, for variables whose rule is not plain from its message. */
const wanted: Readonly<Record<string, string>> = {
  NODE_ENV: 'production, development or test',
  PORT: 'a port number from 0 to 65535',
  DATABASE_URL: 'a URL like postgres://user:password@host:5432/database',
  ADMIN_EMAIL: 'an email address',
  ADMIN_PASSWORD: 'at most 200 characters',
  API_TOKEN: 'a word without spaces',
  SITE_ORIGIN: 'a URL like https://www.example.org',
  MAX_BLOCKS: 'a number from 1 to 10000',
  GEOCODER_URL: 'a URL like https://nominatim.openstreetmap.org',
  SAMPLE: 'yes or no',
  PREPARE_PICTURES: 'yes or no',
  S3_ENDPOINT: 'a URL like https://s3.example.org',
  S3_BUCKET: 'a bucket name: 3 to 63 lower-case letters, digits, dots and hyphens',
  S3_REGION: 'a word without spaces',
  S3_ACCESS_KEY_ID: 'a word without spaces',
  S3_SECRET_ACCESS_KEY: 'a word without spaces',
  PICTURE_CACHE_MB: 'a number from 10 to 1000000',
  SMTP_URL: 'a URL like smtps://user:password@mail.example.org',
  MAIL_FROM: 'an email address like office@example.org or Toran <office@example.org>',
  OIDC_ISSUER: 'the URL of a provider, like https://accounts.example.org',
  OIDC_CLIENT_ID: 'a word without spaces',
  OIDC_CLIENT_SECRET: 'a word without spaces',
  OIDC_NAME: 'at most 40 characters',
  MESSAGE_DAYS: 'a number of days from 1 to 36500',
  SOCIAL_FEEDS:
    'feeds separated with semicolons, each as YOUTUBE @channel https://example.org/feed.xml (FACEBOOK, INSTAGRAM, TWITTER or YOUTUBE)',
  METRICS_PORT: 'a port number from 0 to 65535',
  METRICS_TOKEN: 'a word of 16 to 200 characters without spaces',
  BACKUP_DIR: 'a folder, or s3://bucket/prefix',
  BACKUP_AT: 'a time of day like 03:00',
  BACKUP_KEEP: 'a number from 1 to 1000',
  LOG_ADDRESSES: 'whole or shortened',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
}

/** How this server was asked to run. */
export interface Configuration extends MediaConfiguration, MailConfiguration {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly admin: { readonly email: string; readonly password: string } | null
  readonly apiToken: string | null
  /** Where the site is reached, without a slash at the end. */
  readonly origin: string
  /** Whether SITE_ORIGIN says so; otherwise it is the address that the server listens at. */
  readonly isOriginGiven: boolean
  readonly trustedProxies: readonly string[]
  readonly maxBlocks: number
  readonly mapsKey: string | null
  readonly geocoderUrl: string | null
  /** An OpenID Connect provider that people may sign in with. */
  readonly oidc: OidcOptions | null
  /** How many days messages of visitors are kept. */
  readonly messageDays: number
  /** Channels whose posts a job reads. */
  readonly socialFeeds: readonly SocialFeed[]
  /** Whether an empty database is filled with the sample network. */
  readonly withSample: boolean
  /** Whether pictures of public pages are made before someone asks for them. */
  readonly preparesPictures: boolean
  /** Where figures are answered to Prometheus; `null` for nowhere. */
  readonly metrics: MetricsConfiguration | null
  /** When and where backups are made; `null` for none. */
  readonly backup: BackupSchedule | null
  readonly logLevel: string
  /** Whether the log has addresses of clients shortened, as the audit has. */
  readonly shortensAddresses: boolean
}

/** A variable of the environment that cannot be used. The message names each one and what it should be. */
export class ConfigurationError extends Error {}

type Variables = z.infer<typeof variables>

/** Reads the environment. Variables set to nothing count as not set. */
export function readConfiguration(
  given: Readonly<Record<string, string | undefined>>,
): Configuration {
  const environment = withSecrets(given)
  const set = Object.entries(environment).filter(([, value]) => value?.trim())
  const result = variables.safeParse(Object.fromEntries(set))
  if (!result.success) throw new ConfigurationError(problems(result.error, environment))
  return configurationOf(result.data)
}

function withSecrets(environment: Readonly<Record<string, string | undefined>>) {
  try {
    return readSecretFiles(environment, SETTING_NAMES)
  } catch (error) {
    if (error instanceof SecretFileProblem) throw new ConfigurationError(error.message)
    throw error
  }
}

function configurationOf(read: Variables): Configuration {
  const production = read.NODE_ENV === 'production'
  checkToken(read, production)
  return {
    production,
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL ?? null,
    dataDir: resolve(read.DATA_DIR),
    admin: adminOf(read),
    apiToken: read.API_TOKEN ?? null,
    origin: read.SITE_ORIGIN ?? `http://${hostInAddress(read.HOST)}:${read.PORT}`,
    isOriginGiven: read.SITE_ORIGIN !== undefined,
    trustedProxies: read.TRUSTED_PROXIES?.split(',').map((address) => address.trim()) ?? [],
    maxBlocks: read.MAX_BLOCKS,
    mapsKey: read.MAPS_KEY ?? null,
    geocoderUrl: read.GEOCODER_URL ?? null,
    oidc: oidcOf(read),
    messageDays: read.MESSAGE_DAYS,
    socialFeeds: read.SOCIAL_FEEDS ?? [],
    withSample: read.SAMPLE ? read.SAMPLE === 'yes' : !production,
    preparesPictures: read.PREPARE_PICTURES === 'yes',
    ...mailOf(read),
    s3: s3Of(read),
    pictureCacheBytes: read.PICTURE_CACHE_MB * 1_000_000,
    metrics: metricsOf(read),
    backup: backupOf(read),
    shortensAddresses: read.LOG_ADDRESSES === 'shortened',
    logLevel: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

/** It may do everything from anywhere, so it must not be one that can be guessed. */
function checkToken({ API_TOKEN: token }: Variables, production: boolean): void {
  if (!production || token === undefined || token.length >= MIN_TOKEN_LENGTH) return
  throw new ConfigurationError(
    `API_TOKEN is too short: in production it needs at least ${MIN_TOKEN_LENGTH} characters. Create one with: openssl rand -hex 32`,
  )
}

function adminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Variables) {
  if (email && password) return { email, password }
  if (!email && !password) return null
  const missing = email ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'
  throw new ConfigurationError(
    `${missing} is not set. Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.`,
  )
}

function mailOf({ SMTP_URL: smtpUrl, MAIL_FROM: mailFrom }: Variables): MailConfiguration {
  if (smtpUrl && !mailFrom)
    throw new ConfigurationError(
      'MAIL_FROM is not set. Mail servers only accept senders they know: set it to one of your addresses, like office@example.org.',
    )
  return { smtpUrl: smtpUrl ?? null, mailFrom: mailFrom ?? 'Toran <toran@localhost>' }
}

function oidcOf(read: Variables): OidcOptions | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read
  if (issuer && clientId && clientSecret)
    return { issuer, clientId, clientSecret, name: read.OIDC_NAME }
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const missing = names.filter((name) => read[name] === undefined)
  if (missing.length === names.length) return null
  throw new ConfigurationError(
    `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. Set all three variables of the OpenID Connect provider, or none.`,
  )
}

function metricsOf({ METRICS_PORT: port, METRICS_TOKEN: token }: Variables) {
  if (port === undefined && token === undefined) return null
  return { port: port ?? null, token: token ?? null }
}

function backupOf({ BACKUP_DIR: place, BACKUP_AT, BACKUP_KEEP: keep }: Variables) {
  const [hour = 0, minute = 0] = BACKUP_AT.split(':').map(Number)
  return place === undefined ? null : { place, at: { hour, minute }, keep }
}

function s3Of(read: Variables): S3Options | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = read
  if (endpoint && bucket && region && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey }
  const names = [
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ] as const
  const missing = names.filter((name) => read[name] === undefined)
  if (missing.length === names.length) return null
  throw new ConfigurationError(
    `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. Set all five variables of the S3-compatible store, or none.`,
  )
}

/** The configuration as the parts of the app take it. */
export function appConfiguration(configuration: Configuration) {
  return {
    ...configuration,
    adminEmail: configuration.admin?.email ?? null,
    adminPassword: configuration.admin?.password ?? null,
    mailFolder: join(configuration.dataDir, 'mail'),
  }
}

/** The host as it stands in an address: the wildcards are no place one can go to. */
export function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function problems(
  { issues }: z.ZodError,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const names = [...new Set(issues.map(({ path }) => String(path[0])))]
  const lines = names.map((name) => {
    // Passwords and tokens are never repeated.
    const secret = /PASSWORD|TOKEN|DATABASE_URL|KEY|SECRET/.test(name)
    const value = secret ? '' : ` '${environment[name]}'`
    return `${name}${value} is invalid. It must be ${wanted[name] ?? 'set differently'}.`
  })
  return lines.join('\n')
}

/** The parts of each feed; what they have to be is checked afterwards. */
function feedsOf(text: string) {
  return text
    .split(/[;\n]/)
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [network = '', handle = '', address = ''] = one.trim().split(/\s+/)
      return { network: network.toUpperCase(), handle, address }
    })
}
