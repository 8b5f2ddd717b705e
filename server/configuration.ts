import { resolve } from 'node:path'
import type { z } from 'zod'
import type { MetricsConfiguration } from './administration/metrics-routes'
import type { BackupSchedule } from './backup/backup-job'
import { type Cdn, readCdn } from './cdn/cdn'
import { SETTING_NAMES, type Variables, variables, wanted } from './configuration-variables'
import type { MailConfiguration } from './mail/mailer'
import type { MediaConfiguration } from './media/start-media'
import type { S3Options } from './media/store/s3-client'
import type { OidcOptions } from './people/accounts/oidc'
import { readSecretFiles, SecretFileProblem } from './read-secret-files'
import type { SocialFeed } from './records/social-post/feed-job'

/** Minimum length of the token in production, in characters. */
const MIN_TOKEN_LENGTH = 32

/** The collector of traces, the server’s name in them, and the share of traced requests. */
interface TracingConfiguration {
  readonly endpoint: string
  readonly serviceName: string
  readonly ratio: number
}

/** The server's configuration. */
export interface Configuration extends MediaConfiguration, MailConfiguration {
  readonly production: boolean
  /** A copy of the database that the public site is read from. */
  readonly replicaUrl: string | null
  readonly port: number
  readonly host: string
  readonly admin: { readonly email: string; readonly password: string } | null
  readonly apiToken: string | null
  /** The public address of the site, without a trailing slash. */
  readonly origin: string
  /** True if set by SITE_ORIGIN; otherwise it is the address the server listens at. */
  readonly isOriginGiven: boolean
  readonly trustedProxies: readonly string[]
  readonly maxBlocks: number
  readonly mapsKey: string | null
  readonly geocoderUrl: string | null
  /** An OpenID Connect provider for signing in. */
  readonly oidc: OidcOptions | null
  /** Number of days that visitors' messages are kept. */
  readonly messageDays: number
  /** Channels whose posts are read by a job. */
  readonly socialFeeds: readonly SocialFeed[]
  /** True if an empty database is filled with the sample network. */
  readonly withSample: boolean
  /** True if pictures of public pages are created before they are requested. */
  readonly preparesPictures: boolean
  /** The endpoint for Prometheus metrics; `null` for none. */
  readonly metrics: MetricsConfiguration | null
  /** The schedule and destination of backups; `null` for none. */
  readonly backup: BackupSchedule | null
  /** The cache before the site; `null` where pages are answered by the server alone. */
  readonly cdn: Cdn | null
  /** Address of the collector; `null` for none. */
  readonly tracing: TracingConfiguration | null
  readonly logLevel: string
  /** True if client addresses are shortened in the log, as in the audit log. */
  readonly shortensAddresses: boolean
}

/** Invalid environment variables. The message names each one and its expected value. */
export class ConfigurationError extends Error {}

/** Reads the environment. Empty variables count as not set. */
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
    replicaUrl: read.DATABASE_REPLICA_URL ?? null,
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
    cdn: cdnOf(read),
    tracing: tracingOf(read),
    shortensAddresses: read.LOG_ADDRESSES === 'shortened',
    logLevel: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

/** Refuses a weak token: it grants all rights from anywhere, so it must not be guessable. */
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

function cdnOf({ CDN_PURGE: purge, CDN_PURGE_TOKEN: token, CDN_SECONDS: seconds }: Variables) {
  if (purge === undefined) return null
  const cdn = readCdn({ purge, token, seconds })
  if (cdn) return cdn
  throw new ConfigurationError(
    'CDN_PURGE_TOKEN is not set. Set it to the API token of the cache, or to the secret that calls of a webhook are signed with.',
  )
}

function tracingOf(read: Variables): TracingConfiguration | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = read
  return endpoint ? { endpoint, serviceName, ratio: read.OTEL_TRACES_SAMPLER_ARG } : null
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

/** Returns the configuration for the app. */
export function appConfiguration(configuration: Configuration) {
  return {
    ...configuration,
    adminEmail: configuration.admin?.email ?? null,
    adminPassword: configuration.admin?.password ?? null,
  }
}

/** Returns the host for use in an address: wildcard addresses can't be opened. */
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
    // Passwords and tokens are never printed.
    const secret = /PASSWORD|TOKEN|DATABASE_URL|REPLICA_URL|KEY|SECRET/.test(name)
    const value = secret ? '' : ` '${environment[name]}'`
    return `${name}${value} is invalid. It must be ${wanted[name] ?? 'set differently'}.`
  })
  return lines.join('\n')
}
