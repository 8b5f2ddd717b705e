import { z } from 'zod'
import { socialNetwork } from '#schema/entities/statuses'
import { CDN_PURGE } from './cdn/cdn'

const port = z.coerce.number().int().min(0).max(65_535)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

const feed = z.object({
  network: z.enum(socialNetwork.options),
  handle: z.string().regex(/^@?[^\s@]{1,99}$/),
  address: z.url({ protocol: /^https$/ }),
})

export const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  /** A streaming replica of DATABASE_URL that the public site is read from. */
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().max(200).optional(),
  API_TOKEN: z.string().regex(/^\S+$/).optional(),
  /** The public address if a proxy is in front of the server: `https://www.example.org`. */
  SITE_ORIGIN: origin.optional(),
  /** Addresses of proxies whose X-Forwarded-For is trusted, separated by commas. */
  TRUSTED_PROXIES: z.string().optional(),
  MAX_BLOCKS: z.coerce.number().int().min(1).max(10_000).default(500),
  /** Public key of the maps service, for embedded maps. */
  MAPS_KEY: z.string().optional(),
  /** An address look-up with the Nominatim API, for a location's pin. */
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
  /** The mail server: smtp:// or smtps://, with user and password. Without it emails wait in the database. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of emails: an address, or `Name <address>`. */
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u)
    .optional(),
  /** An OpenID Connect provider for signing in: the first three, or none. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().regex(/^\S+$/).optional(),
  OIDC_CLIENT_SECRET: z.string().regex(/^\S+$/).optional(),
  OIDC_NAME: z.string().max(40).default('your organisation'),
  /** Number of days that visitors' messages are kept. */
  MESSAGE_DAYS: z.coerce.number().int().min(1).max(36_500).default(730),
  /** Channels whose posts are read from a feed: `YOUTUBE @channel https://…`, several separated by semicolons. */
  SOCIAL_FEEDS: z.string().transform(feedsOf).pipe(z.array(feed)).optional(),
  /** Prometheus metrics: a separate port, or a bearer token for /metrics of the site. */
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,200}$/)
    .optional(),
  /** Destination of the nightly backups: a folder, or s3://bucket/prefix. */
  BACKUP_DIR: z.string().max(1_000).optional(),
  /** The time of day, in the server's time zone. */
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .default('03:00'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(7),
  /** The cache before the site: what changes is purged there. */
  CDN_PURGE: z.string().regex(CDN_PURGE).refine(hasAddress).optional(),
  CDN_PURGE_TOKEN: z.string().regex(/^\S+$/).optional(),
  CDN_SECONDS: z.coerce.number().int().min(1).max(31_536_000).default(86_400),
  /** Collector of traces, by OTLP over HTTP: `http://collector:4318`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('toran'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** The format of client addresses in the log. */
  LOG_ADDRESSES: z.enum(['whole', 'shortened']).default('whole'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
})

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(variables.shape)

/** The expected values of variables whose own error message is unclear. */
export const wanted: Readonly<Record<string, string>> = {
  NODE_ENV: 'production, development or test',
  PORT: 'a port number from 0 to 65535',
  DATABASE_URL: 'a URL like postgres://user:password@host:5432/database',
  DATABASE_REPLICA_URL: 'a URL like postgres://user:password@host:5432/database',
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
  CDN_PURGE:
    'fastly:SERVICE, cloudflare:ZONE, varnish:http://varnish:6081 or webhook:https://example.org/purge',
  CDN_PURGE_TOKEN: 'a word without spaces',
  CDN_SECONDS: 'a number of seconds from 1 to 31536000',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'a URL like http://collector:4318',
  OTEL_SERVICE_NAME: 'at most 100 characters',
  OTEL_TRACES_SAMPLER_ARG: 'a part from 0 to 1, like 0.1',
  LOG_ADDRESSES: 'whole or shortened',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
}

/** Returns whether the address of a cache or webhook, after its kind, can be called. */
function hasAddress(purge: string): boolean {
  const [, address] = /^(?:varnish|webhook):(.*)$/.exec(purge) ?? []
  return address === undefined || URL.canParse(address)
}

export type Variables = z.infer<typeof variables>

/** Splits feeds into their parts, which are validated afterwards. */
function feedsOf(text: string) {
  return text
    .split(/[;\n]/)
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [network = '', handle = '', address = ''] = one.trim().split(/\s+/)
      return { network: network.toUpperCase(), handle, address }
    })
}
