import { isIP } from 'node:net'
import { type Configuration, ConfigurationError } from '../configuration'
import { SETTING_NAMES } from '../configuration-variables'
import { error, type Finding, ok, warning } from './finding'

const PART = 'Settings'
const PROXIES = 'Proxies'
const MAX_TYPOS = 2

/** Names that other programs use for these settings. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  TRUST_PROXY: 'TRUSTED_PROXIES',
  BASE_URL: 'SITE_ORIGIN',
  PUBLIC_URL: 'SITE_ORIGIN',
  SITE_URL: 'SITE_ORIGIN',
  MAIL_URL: 'SMTP_URL',
  POSTGRES_URL: 'DATABASE_URL',
}

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the configuration, or one finding for each line of its error. */
export function checkSettings(
  environment: Environment,
  read: () => Configuration,
): { readonly configuration: Configuration | null; readonly findings: readonly Finding[] } {
  const misnamed = Object.keys(environment).flatMap((name) => {
    const meant = findIntendedSetting(name)
    return meant
      ? [warning(PART, `${name} is no setting of Toran. It may be meant to be ${meant}.`)]
      : []
  })
  try {
    const configuration = read()
    const findings = [...misnamed, ...productionFindings(configuration)]
    const good = ok(PART, 'All settings can be used.')
    return { configuration, findings: findings.length === 0 ? [good] : findings }
  } catch (failure) {
    if (!(failure instanceof ConfigurationError)) throw failure
    const lines = failure.message.split('\n').map((line) => error(PART, line))
    return { configuration: null, findings: [...lines, ...misnamed] }
  }
}

function productionFindings({ production, withSample }: Configuration): readonly Finding[] {
  if (!production)
    return [
      warning(
        PART,
        'NODE_ENV is not production: cookies and accounts are those of a development server. For a public site set NODE_ENV=production.',
      ),
    ]
  if (withSample)
    return [
      warning(
        PART,
        'SAMPLE=yes: an empty database gets the sample network. For a site of your own leave SAMPLE unset.',
      ),
    ]
  return []
}

function findIntendedSetting(name: string): string | null {
  if (SETTING_NAMES.includes(name) || !/^[A-Z][A-Z0-9_]{3,40}$/.test(name)) return null
  const plain = name.replace(/_FILE$/, '')
  if (SETTING_NAMES.includes(plain)) return null
  const other = OTHER_NAMES[name]
  if (other) return other
  // Short names are similar to too many others.
  const long = SETTING_NAMES.filter((known) => known.length >= 7 && plain.length >= 7)
  return long.find((known) => isNear(plain, known)) ?? null
}

/** Returns whether the edit distance is small (Levenshtein). */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > MAX_TYPOS) return false
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return (row.at(-1) ?? 0) <= MAX_TYPOS
}

/** Names of address ranges that the framework accepts in the list. */
const GROUPS = ['loopback', 'linklocal', 'uniquelocal']

/** Checks the proxies trusted to state a request's origin. */
export function checkProxies({ trustedProxies, origin, host }: Configuration): readonly Finding[] {
  const wrong = trustedProxies.filter((entry) => !isAddress(entry))
  if (wrong.length > 0)
    return [
      error(
        PROXIES,
        `TRUSTED_PROXIES has ${wrong.map((entry) => `“${entry}”`).join(', ')}, which is no address. Enter addresses or networks separated with commas, like 10.0.0.2,10.1.0.0/16.`,
      ),
    ]
  const everyone = trustedProxies.filter((entry) => /\/0$/.test(entry))
  if (everyone.length > 0)
    return [
      error(
        PROXIES,
        `TRUSTED_PROXIES has ${everyone.join(', ')}: anyone can claim any address, and passes every limit. Enter the addresses of your proxies alone.`,
      ),
    ]
  const isBehind = origin.startsWith('https:') || host === '127.0.0.1'
  if (trustedProxies.length === 0 && isBehind && origin.startsWith('https:'))
    return [
      warning(
        PROXIES,
        'SITE_ORIGIN is https, so a proxy is in front of the server, and TRUSTED_PROXIES is not set: all visitors share the limits of one. Set it to the address of the proxy.',
      ),
    ]
  return [
    ok(
      PROXIES,
      trustedProxies.length > 0 ? `Believed: ${trustedProxies.join(', ')}.` : 'None is believed.',
    ),
  ]
}

function isAddress(entry: string): boolean {
  if (GROUPS.includes(entry)) return true
  const [address = '', bits, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}
