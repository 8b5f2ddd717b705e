/** The URLs of servers that a broken setting leads to. */
interface Servers {
  /** Answers `/refused` and `/missing` with 403 and 404. */
  readonly site: string
  readonly database: string
  readonly empty: string
}

type Change = Readonly<Record<string, string | undefined>>

const AWAY = '127.0.0.1:9'

/** For tests: what is wrong, what was changed in a good environment, the part that reports it, and what to do. */
export const brokenSettings: readonly (readonly [
  name: string,
  change: Change | ((servers: Servers) => Change),
  part: string,
  message: string,
])[] = [
  ['a port that is none', { PORT: 'many' }, 'Settings', 'It must be a port number'],
  ['a misspelt name', { SITE_ORIGN: 'https://a.b' }, 'Settings', 'meant to be SITE_ORIGIN'],
  ['the name of another program', { TRUST_PROXY: '1' }, 'Settings', 'meant to be TRUSTED_PROXIES'],
  ['no production', { NODE_ENV: undefined }, 'Settings', 'set NODE_ENV=production'],
  ['the sample in production', { SAMPLE: 'yes' }, 'Settings', 'leave SAMPLE unset'],
  ['a token that can be guessed', { API_TOKEN: 'short' }, 'Settings', 'openssl rand -hex 32'],
  ['half of a store', { S3_BUCKET: undefined }, 'Settings', 'S3_BUCKET is not set'],
  ['a sender that is missing', { MAIL_FROM: undefined }, 'Settings', 'MAIL_FROM is not set'],
  [
    'a database that is away',
    { DATABASE_URL: `postgres://a:b@${AWAY}/c` },
    'Database',
    'Check that it is running',
  ],
  ['a bucket that is not there', { S3_BUCKET: 'unknown' }, 'Store', 'Check that it exists'],
  ['a store that is away', { S3_ENDPOINT: `http://${AWAY}` }, 'Store', 'and the S3_ settings'],
  ['a mail server that is away', { SMTP_URL: `smtp://${AWAY}` }, 'Email', 'Check SMTP_URL'],
  ['no mail server', { SMTP_URL: undefined }, 'Email', 'Set SMTP_URL and MAIL_FROM'],
  ['no address', { SITE_ORIGIN: undefined }, 'SITE_ORIGIN', 'Set it to the site’s public URL'],
  [
    'an address that does not respond',
    { SITE_ORIGIN: `https://${AWAY}/site` },
    'SITE_ORIGIN',
    'its DNS and TLS certificate',
  ],
  [
    'an address with a path',
    { SITE_ORIGIN: `https://${AWAY}/site` },
    'SITE_ORIGIN',
    'Leave the path out',
  ],
  [
    'an address without encryption',
    { SITE_ORIGIN: 'http://site.invalid' },
    'SITE_ORIGIN',
    'Put a proxy with TLS',
  ],
  [
    'a proxy that is no address',
    { TRUSTED_PROXIES: 'proxy, 10.0.0.0/99' },
    'Proxies',
    '“proxy”, “10.0.0.0/99”',
  ],
  ['a proxy that is everyone', { TRUSTED_PROXIES: '0.0.0.0/0' }, 'Proxies', 'passes every limit'],
  [
    'a proxy that is not named',
    { SITE_ORIGIN: `https://${AWAY}`, TRUSTED_PROXIES: undefined },
    'Proxies',
    'Set it to the address of the proxy',
  ],
  ['a folder that cannot be made', { DATA_DIR: '/proc/no/such' }, 'Disk', 'doesn’t exist'],
  ['no backups', { BACKUP_DIR: undefined }, 'Backup', 'Set BACKUP_DIR'],
  ['backups that cannot be stored', { BACKUP_DIR: '/proc/no/such' }, 'Backup', 'Make it writable'],
  [
    'a cache of an unknown kind',
    { CDN_PURGE: 'akamai:12345678' },
    'Settings',
    'varnish:http://varnish:6081',
  ],
  [
    'a cache without an address',
    { CDN_PURGE: 'varnish:http://:6081' },
    'Settings',
    'It must be fastly:SERVICE',
  ],
  [
    'a webhook without a secret',
    { CDN_PURGE_TOKEN: undefined },
    'Settings',
    'CDN_PURGE_TOKEN is not set',
  ],
  [
    'seconds of a cache that are none',
    { CDN_SECONDS: 'a day' },
    'Settings',
    'It must be a number of seconds',
  ],
  [
    'the token of a cache that is not set',
    { CDN_PURGE: undefined },
    'CDN',
    'CDN_PURGE_TOKEN has no effect without CDN_PURGE',
  ],
  ['a webhook that is away', { CDN_PURGE: `webhook:http://${AWAY}/purge` }, 'CDN', 'up to 86400 s'],
  ['a cache that is away', { CDN_PURGE: `varnish:http://${AWAY}` }, 'CDN', 'Check the address'],
  [
    'a webhook that refuses the signature',
    ({ site }) => ({ CDN_PURGE: `webhook:${site}/refused` }),
    'CDN',
    'is the secret that its receiver verifies',
  ],
  [
    'a webhook with a wrong path',
    ({ site }) => ({ CDN_PURGE: `webhook:${site}/missing` }),
    'CDN',
    'Check the path in CDN_PURGE',
  ],
  [
    'a Varnish that does not allow it',
    ({ site }) => ({ CDN_PURGE: `varnish:${site}/refused` }),
    'CDN',
    'Allow PURGE with the header xkey-purge',
  ],
  [
    'a replica that is away',
    { DATABASE_REPLICA_URL: `postgres://a:b@${AWAY}/c` },
    'Replica',
    'that DATABASE_REPLICA_URL is correct',
  ],
  [
    'a replica that is the database itself',
    ({ database }) => ({ DATABASE_REPLICA_URL: database }),
    'Replica',
    'It is a primary server, which accepts writes',
  ],
  [
    'a replica that is another database',
    ({ empty }) => ({ DATABASE_REPLICA_URL: empty }),
    'Replica',
    'visitors would see other content',
  ],
  [
    'a replica of the embedded database',
    { DATABASE_URL: undefined, DATABASE_REPLICA_URL: 'postgres://a:b@host/c' },
    'Replica',
    'has no effect without DATABASE_URL',
  ],
  [
    'a replica that is no address',
    { DATABASE_REPLICA_URL: 'replica.internal' },
    'Settings',
    'DATABASE_REPLICA_URL is invalid. It must be a URL like postgres://',
  ],
  [
    'a collector that is no address',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'Settings',
    'a URL like http://collector:4318',
  ],
  [
    'a collector that is away',
    { OTEL_EXPORTER_OTLP_ENDPOINT: `http://${AWAY}` },
    'Traces',
    'that the collector runs',
  ],
  [
    'the port of another protocol',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4317' },
    'Traces',
    'usually 4318',
  ],
  [
    'a collector with the path of traces',
    ({ site }) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: `${site}/v1/traces/` }),
    'Traces',
    'Leave the path out',
  ],
  [
    'a collector that wants to know who sends',
    ({ site }) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: `${site}/refused` }),
    'Traces',
    'Set OTEL_EXPORTER_OTLP_HEADERS',
  ],
  [
    'a server that takes no traces',
    ({ site }) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: `${site}/missing/` }),
    'Traces',
    'takes OTLP over HTTP',
  ],
]
