import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfiguration } from './configuration'
import { SETTING_NAMES } from './configuration-variables'

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      build: z.string().optional(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
      secrets: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      tmpfs: z.array(z.string()).default([]),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
      networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()).default({}),
  networks: z.record(z.string(), z.unknown()).default({}),
  secrets: z.record(z.string(), z.object({ file: z.string() })).default({}),
})

const dockerfile = readFileSync('Dockerfile', 'utf8')

describe.each(['compose.yaml', 'compose.cluster.yaml'])('%s', (file) => {
  const { services, volumes, networks, secrets } = compose.parse(
    parse(readFileSync(file, 'utf8'), { merge: true }),
  )
  const own = Object.entries(services).filter(([, { build }]) => build !== undefined)

  const all = Object.values(services)

  test.each([
    ['secrets', secrets, all.flatMap((service) => service.secrets)],
    ['services', services, all.flatMap((service) => namesOf(service.depends_on))],
    ['networks', networks, all.flatMap((service) => namesOf(service.networks))],
    ['volumes', volumes, all.flatMap((service) => service.volumes).flatMap(namedVolume)],
  ])('names only %s that it has', (_, known, named) => {
    for (const name of named) expect(Object.keys(known)).toContain(name)
  })

  test('runs our servers with a read-only file system, without rights, and with a volume for the data', () => {
    expect(own.length).toBeGreaterThan(0)
    for (const [, service] of own) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
      expect(service.volumes.some((volume) => volume.endsWith(':/data'))).toBe(true)
    }
  })

  test('sets settings that there are, to values that the server takes; passwords come from files', () => {
    for (const [, { environment, secrets: given }] of own) {
      const values: Record<string, string> = { NODE_ENV: 'production' }
      for (const [name, text] of Object.entries(environment)) {
        const plain = name.replace(/_FILE$/, '')
        expect([...SETTING_NAMES, 'TZ']).toContain(plain)
        expect(name).not.toMatch(/(?:PASSWORD|SECRET_ACCESS_KEY|DATABASE_URL|TOKEN)$/)
        if (name.endsWith('_FILE')) {
          expect(given.map((secret) => `/run/secrets/${secret}`)).toContain(text)
          values[plain] = SAMPLES[plain] ?? 'a secret of the right length'
        } else values[name] = filled(String(text))
      }
      const configuration = readConfiguration(values)
      expect(configuration.origin).toBe('https://www.example.org')
      expect(configuration.backup?.keep).toBe(7)
    }
  })
})

function namesOf(list: readonly string[] | Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(list) ? (list as readonly string[]) : Object.keys(list)
}

/** A volume by its name; a folder of the machine has none. */
function namedVolume(text: string): readonly string[] {
  const [name = ''] = text.split(':')
  return /^[a-z]/.test(name) ? [name] : []
}

const SAMPLES: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://toran:secret@database:5432/toran',
  S3_SECRET_ACCESS_KEY: 'secret',
}

/** As Compose fills in `${NAME:-default}` and `${NAME:?message}`. */
function filled(text: string): string {
  const given: Readonly<Record<string, string>> = {
    SITE_ORIGIN: 'https://www.example.org',
    SITE_HOST: 'www.example.org',
    ADMIN_EMAIL: 'you@example.org',
  }
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, sign, rest) => {
    const value = given[name] ?? (sign === '-' ? rest : undefined)
    if (value === undefined) throw new Error(`${name} has no value`)
    return value
  })
}

test('the image does not run as root, has a health check and copies only what there is', () => {
  const stages = dockerfile.split(/^FROM /m)
  const last = stages.at(-1) ?? ''
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  expect(last).toMatch(/^VOLUME \/data$/m)
  expect(last.indexOf('USER node')).toBeLessThan(
    last.indexOf('CMD ["node", "dist/server/toran.js"'),
  )
  for (const [, files = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
    for (const file of files.split(' ').filter((name) => name !== '.'))
      expect(readFileSync(file, 'utf8')).not.toBe('')
})
