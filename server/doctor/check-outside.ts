import { access, constants, statfs } from 'node:fs/promises'
import type { Configuration } from '../configuration'
import { RESERVE } from '../database/embedded/free-space'
import { openTarget } from '../file-target/open-target'
import { storeOriginal } from '../media/originals'
import { openFileStore } from '../media/store/open-store'
import { error, type Finding, ok, reasonOf, warning } from './finding'

const MIB = 1024 * 1024
const GIB = 1024 * MIB
const TIMEOUT_MS = 5_000
/** Validity of a two-step verification code, in seconds. */
const MAX_SKEW_S = 30

/** Checks the data folder and its free space. */
export async function checkDisk(
  { dataDir }: Configuration,
  measure: (folder: string) => Promise<number> = freeBytes,
): Promise<readonly Finding[]> {
  const part = 'Disk'
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException
    return code === 'ENOENT'
      ? [
          warning(
            part,
            `DATA_DIR ${dataDir} doesn’t exist. The first start creates it. If you already have data, set DATA_DIR to its folder.`,
          ),
        ]
      : [
          error(
            part,
            `DATA_DIR ${dataDir} can’t be written (${code}). Make it belong to the user of the server.`,
          ),
        ]
  }
  const free = await measure(dataDir)
  const room = `${Math.floor(free / MIB)} MiB free in ${dataDir}`
  if (free < RESERVE)
    return [error(part, `${room}: nothing can be saved. Free up at least ${RESERVE / MIB} MiB.`)]
  if (free < GIB) return [warning(part, `${room}. Free up space: backups and pictures need it.`)]
  return [ok(part, `${room}.`)]
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Writes, reads and deletes a file in the store; a local folder is covered by the disk check. */
export async function checkStore(configuration: Configuration): Promise<readonly Finding[]> {
  const part = 'Store'
  const { s3, databaseUrl } = configuration
  if (!s3)
    return databaseUrl
      ? [
          warning(
            part,
            'Pictures are stored in DATA_DIR. A second server on this database needs the same folder, or the S3_ settings.',
          ),
        ]
      : [ok(part, 'Pictures are stored in DATA_DIR.')]
  try {
    const store = await openFileStore(configuration)
    try {
      const bytes = Buffer.from(`toran doctor ${process.pid} ${Date.now()}`)
      const name = await storeOriginal(store, { bytes, format: 'webp' })
      const read = await store.get(name)
      await store.delete(name)
      if (!read?.equals(bytes))
        return [error(part, 'It returned something other than what was stored.')]
      return [
        ok(part, `${s3.endpoint}, bucket ${s3.bucket}: a file was written, read and deleted.`),
      ]
    } finally {
      store.close()
    }
  } catch (failure) {
    return [
      error(
        part,
        `The bucket ${s3.bucket} at ${s3.endpoint} can’t be used: ${reasonOf(failure)}. Check that it exists, and the S3_ settings.`,
      ),
    ]
  }
}

/** Signs in to the mail server without sending anything. */
export async function checkMail({ smtpUrl, mailFrom }: Configuration): Promise<readonly Finding[]> {
  const part = 'Email'
  if (smtpUrl === null)
    return [
      warning(
        part,
        'SMTP_URL is not set: emails wait in the database for up to 30 days, and nobody gets an invitation. Set SMTP_URL and MAIL_FROM; those that wait are then sent.',
      ),
    ]
  const { createTransport } = await import('nodemailer')
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS }
  const transport = createTransport({ url: smtpUrl, ...timeouts, socketTimeout: TIMEOUT_MS })
  try {
    await transport.verify()
    return [ok(part, `${new URL(smtpUrl).host} accepts the sign-in. Emails come from ${mailFrom}.`)]
  } catch (failure) {
    return [
      error(
        part,
        `${new URL(smtpUrl).host} can’t be used: ${reasonOf(failure)}. Check SMTP_URL: host, port, user and password.`,
      ),
    ]
  } finally {
    transport.close()
  }
}

/** Checks the public address: its format, and the response there. */
export async function checkOrigin(
  { origin, isOriginGiven, production }: Configuration,
  given: string | undefined,
): Promise<readonly Finding[]> {
  const part = 'SITE_ORIGIN'
  if (!isOriginGiven)
    return [
      production
        ? error(
            part,
            `It isn’t set: emails and feeds link to ${origin}. Set it to the site’s public URL, like https://www.example.org.`,
          )
        : ok(part, `It isn’t set: links use ${origin}, which only works on this machine.`),
    ]
  const findings: Finding[] = []
  const { hostname, protocol } = new URL(origin)
  if (given && new URL(given).pathname !== '/')
    findings.push(
      warning(
        part,
        `The path of ${given} is ignored: the site is at ${origin}/. Leave the path out.`,
      ),
    )
  if (production && (hostname === 'localhost' || hostname.startsWith('127.')))
    findings.push(
      error(
        part,
        `${origin} points at the visitor’s own machine. Set it to the site’s public URL.`,
      ),
    )
  else if (production && protocol === 'http:')
    findings.push(
      warning(
        part,
        `${origin} isn’t encrypted, so nobody can sign in: cookies require https. Put a proxy with TLS in front of the server and use https.`,
      ),
    )
  findings.push(...(await requestHealth(origin)))
  return findings
}

async function requestHealth(origin: string): Promise<readonly Finding[]> {
  const part = 'SITE_ORIGIN'
  let response: Response
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    response = await fetch(`${origin}/healthz`, { signal, redirect: 'manual' })
  } catch (failure) {
    return [
      warning(
        part,
        `${origin} doesn’t respond from here: ${reasonOf(failure)}. Check that the server runs, and its DNS and TLS certificate.`,
      ),
    ]
  }
  const text = await response.text()
  const clock = checkClock(response.headers.get('date'))
  if (!response.ok || !text.includes('alive'))
    return [
      warning(
        part,
        `${origin} is answered by something other than Toran (status ${response.status}). Let the proxy pass every path on to the server.`,
      ),
      ...clock,
    ]
  return [ok(part, `${origin} is answered by Toran.`), ...clock]
}

/** Compares the clock with another server's: codes of two-step verification and tokens depend on the time. */
function checkClock(date: string | null): readonly Finding[] {
  const seconds = Math.round(Math.abs(Date.now() - Date.parse(date ?? '')) / 1000)
  if (Number.isNaN(seconds) || seconds <= MAX_SKEW_S) return [ok('Clock', 'It agrees with others.')]
  return [
    error(
      'Clock',
      `It differs by ${seconds} seconds from the one at SITE_ORIGIN: codes of two-step verification are refused. Turn on time synchronisation (NTP).`,
    ),
  ]
}

/** Checks whether backups are made, and where. */
export async function checkBackups({ backup, s3 }: Configuration): Promise<readonly Finding[]> {
  const part = 'Backup'
  if (!backup)
    return [
      warning(
        part,
        'None is scheduled. Set BACKUP_DIR to a folder on another disk or to s3://bucket/prefix, or run toran backup by a timer of your own.',
      ),
    ]
  try {
    const target = await openTarget(backup.place, s3)
    target.close()
    return [ok(part, `Every night to ${target.name}; the last ${backup.keep} stay.`)]
  } catch (failure) {
    return [error(part, `BACKUP_DIR: ${(failure as Error).message}`)]
  }
}
