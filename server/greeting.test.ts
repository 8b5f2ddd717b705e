import { expect, test } from 'vitest'
import { readConfiguration } from './configuration'
import { greeting } from './greeting'

const account = { ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'a long password of ours' }

function said(environment: Readonly<Record<string, string>>): string {
  const configuration = readConfiguration(environment)
  return greeting(configuration, { address: 'http://127.0.0.1:3000', firstAccount: null })
}

test('in production the start says that the public address is not set', () => {
  const production = { ...account, NODE_ENV: 'production' }
  expect(said(production)).toContain('SITE_ORIGIN is not set')
  expect(said({ ...production, SITE_ORIGIN: 'https://www.example.org' })).not.toContain(
    'SITE_ORIGIN',
  )
  expect(said({})).not.toContain('SITE_ORIGIN')
})
