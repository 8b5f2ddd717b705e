import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration'

test('without anything set, the server listens on this machine only and keeps its data in ./data', () => {
  const configuration = readConfiguration({})
  expect(configuration).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    origin: 'http://127.0.0.1:3000',
    databaseUrl: null,
    admin: null,
    production: false,
    withSample: true,
    preparesPictures: true,
  })
  expect(configuration.dataDir.endsWith('data')).toBe(true)
})

test('the sample is loaded unless one says no; in production only when one says yes', () => {
  const read = (environment: Record<string, string>) => readConfiguration(environment).withSample
  expect(read({ SAMPLE: 'no' })).toBe(false)
  expect(read({ NODE_ENV: 'production' })).toBe(false)
  expect(read({ NODE_ENV: 'production', SAMPLE: 'yes' })).toBe(true)
})

test('feeds of social posts are parted by semicolons; one that is not read over https is told', () => {
  const read = (SOCIAL_FEEDS: string) => readConfiguration({ SOCIAL_FEEDS }).socialFeeds
  expect(read('youtube @toran https://a.example/1; FACEBOOK toran https://b.example/2;')).toEqual([
    { network: 'YOUTUBE', handle: '@toran', address: 'https://a.example/1' },
    { network: 'FACEBOOK', handle: 'toran', address: 'https://b.example/2' },
  ])
  expect(read('')).toEqual([])
  for (const wrong of [
    'YOUTUBE @toran http://a.example/1',
    'MYSPACE @t https://a.example',
    'YOUTUBE',
  ])
    expect(() => read(wrong)).toThrow(/SOCIAL_FEEDS .* is invalid/)
})

test('a variable set to nothing counts as not set', () => {
  expect(readConfiguration({ DATABASE_URL: '', PORT: ' ' }).port).toBe(3000)
})

test.each([
  ['PORT', 'http', "PORT 'http' is invalid. It must be a port number from 0 to 65535."],
  ['PORT', '70000', 'PORT'],
  ['NODE_ENV', 'prod', "NODE_ENV 'prod' is invalid. It must be production, development or test."],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is invalid. It must be a URL like postgres://'],
  ['SITE_ORIGIN', 'ftp://example.org', "SITE_ORIGIN 'ftp://example.org' is invalid"],
  ['MAX_BLOCKS', '-1', 'MAX_BLOCKS'],
  ['SAMPLE', 'perhaps', "SAMPLE 'perhaps' is invalid. It must be yes or no."],
  ['PREPARE_PICTURES', 'maybe', "PREPARE_PICTURES 'maybe' is invalid. It must be yes or no."],
])('%s=%s is refused with a message that names it', (name, value, message) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(ConfigurationError)
  expect(() => readConfiguration({ [name]: value })).toThrow(message)
})

test('a refused password or token is not repeated', () => {
  expect(() => readConfiguration({ API_TOKEN: 'two words' })).toThrow(
    /^API_TOKEN is invalid. It must be a word without spaces\.$/,
  )
})

test('a bearer credential that can be guessed is refused in production, and is not repeated', () => {
  const read = (API_TOKEN: string, NODE_ENV: string) => readConfiguration({ API_TOKEN, NODE_ENV })
  expect(() => read('x'.repeat(31), 'production')).toThrow(
    /^API_TOKEN is too short: in production it needs at least 32 characters\. Create one with: openssl rand -hex 32$/,
  )
  expect(read('x'.repeat(32), 'production').apiToken).toHaveLength(32)
  expect(read('short', 'development').apiToken).toBe('short')
})

test('the account needs its address and its password', () => {
  expect(() => readConfiguration({ ADMIN_EMAIL: 'a@example.org' })).toThrow('ADMIN_PASSWORD')
  expect(
    readConfiguration({ ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'a long password' }).admin,
  ).toEqual({ email: 'a@example.org', password: 'a long password' })
})

describe('an S3-compatible store', () => {
  const S3 = {
    S3_ENDPOINT: 'https://s3.example.org',
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }

  test('is named by all five variables, or by none', () => {
    expect(readConfiguration({}).s3).toBeNull()
    expect(readConfiguration(S3).s3).toEqual({
      endpoint: 'https://s3.example.org',
      bucket: 'pictures',
      region: 'eu-central-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    })
    expect(() => readConfiguration({ ...S3, S3_BUCKET: '' })).toThrow(
      /^S3_BUCKET is not set\. Set all five variables of the S3-compatible store, or none\.$/,
    )
    expect(() => readConfiguration({ S3_REGION: 'eu', S3_BUCKET: 'pictures' })).toThrow(
      /^S3_ENDPOINT and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set\./,
    )
  })

  test('with a value that cannot be used is refused by name, and a secret is not repeated', () => {
    expect(() => readConfiguration({ ...S3, S3_ENDPOINT: 's3.example.org' })).toThrow(
      "S3_ENDPOINT 's3.example.org' is invalid. It must be a URL like https://",
    )
    expect(() => readConfiguration({ ...S3, S3_BUCKET: 'My Pictures' })).toThrow('S3_BUCKET')
    expect(() => readConfiguration({ ...S3, S3_SECRET_ACCESS_KEY: 'two words' })).toThrow(
      /^S3_SECRET_ACCESS_KEY is invalid. It must be a word without spaces\.$/,
    )
  })
})

test('the site has the address a proxy gives it, without a path', () => {
  expect(readConfiguration({ SITE_ORIGIN: 'https://www.example.org/' }).origin).toBe(
    'https://www.example.org',
  )
})
