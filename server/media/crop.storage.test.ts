import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_TOKEN, testDatabases } from '../app/testing/test-app'
import { mediaItems } from '../database/tables'
import { openTestSite, type TestSite } from '../site/testing/test-site'

const AUTHORIZATION_HEADERS = { authorization: `Bearer ${TEST_TOKEN}` }
const CROP = /* GraphQL */ `
  mutation ($id: ID!, $crop: CropInput, $focalPoint: FocalPointInput) {
    updateMediaItem(id: $id, crop: $crop, focalPoint: $focalPoint) {
      id src url metadata { width height } focalPoint { x y } crop { x y width height }
    }
  }
`
const RIGHT = { x: 0.5, y: 0, width: 0.5, height: 1 }
const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

describe.each(testDatabases)('cropping pictures of a $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  })
  afterAll(() => site.close())

  /** Its left half is black, its right half white. */
  async function upload() {
    const white = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer()
    const payload = await sharp({
      create: { width: 800, height: 400, channels: 3, background: '#000' },
    })
      .composite([{ input: white, left: 400, top: 0 }])
      .jpeg()
      .toBuffer()
    const answer = await site.server.inject({
      ...{ method: 'POST', url: '/api/media?locationId=10&name=a.jpg', payload },
      headers: { ...AUTHORIZATION_HEADERS, 'content-type': 'image/jpeg' },
    })
    return answer.json().mediaItem
  }
  const crop = async (id: string, more: object) =>
    (await site.ask(CROP, { id, ...more })).updateMediaItem
  const sizeOf = async (id: string) => {
    const [row] = await site.app.database.orm
      .select()
      .from(mediaItems)
      .where(eq(mediaItems.id, Number(id)))
    return { width: row?.width ?? 0, height: row?.height ?? 0 }
  }
  async function shown(path: string) {
    const { statusCode, rawPayload } = await site.get(path, AUTHORIZATION_HEADERS)
    if (statusCode !== 200) return statusCode
    const { width, height } = await sharp(rawPayload).metadata()
    const { channels } = await sharp(rawPayload).stats()
    return { width, height, light: Math.round(channels[0]?.mean ?? -1) > 250 }
  }

  test('every form of a picture shows the crop, under an address of its own', async () => {
    const item = await upload()
    const cropped = await crop(item.id, { crop: RIGHT })
    expect(cropped).toMatchObject({ crop: RIGHT, metadata: { width: 400, height: 400 } })
    expect(cropped.url).not.toBe(item.url)
    expect(await shown(`${cropped.url}?w=320`)).toEqual({ width: 320, height: 320, light: true })
    expect(await shown(cropped.src)).toEqual({ width: 400, height: 400, light: true })
    expect(await shown(`${cropped.url}/share`)).toEqual({ width: 1200, height: 630, light: true })
    expect(await shown(`${item.url}?w=320`)).toBe(404)
  })

  test('the file stays whole: the crop is changed and taken back', async () => {
    const item = await upload()
    const cropped = await crop(item.id, { crop: RIGHT })
    expect(await shown(`${cropped.url}/uncropped`)).toMatchObject({ width: 800, height: 400 })
    const whole = await crop(item.id, { crop: WHOLE })
    expect(whole).toMatchObject({ ...{ crop: null, url: item.url }, metadata: { width: 800 } })
  })

  test('what was cropped away is for nobody who is not signed in, and in no cache', async () => {
    const item = await upload()
    const { url } = await crop(item.id, { crop: RIGHT })
    await site.ask('mutation ($id: ID!) { updateMediaItem(id: $id, altText: "Half") { id } }', item)
    const visitor = await site.get(`${url}/uncropped`)
    expect(visitor.statusCode).toBe(404)
    const editor = await site.get(`${url}/uncropped`, AUTHORIZATION_HEADERS)
    expect(editor.headers['cache-control']).toBe('private, no-store')
  })

  test('the focal point is of what is shown, and stays where it is in the picture', async () => {
    const item = await upload()
    const cropped = await crop(item.id, { crop: RIGHT, focalPoint: { x: 0.5, y: 0.25 } })
    expect(cropped.focalPoint).toEqual({ x: 0.5, y: 0.25 })
    const whole = await crop(item.id, { crop: WHOLE })
    expect(whole.focalPoint).toEqual({ x: 0.75, y: 0.25 })
  })

  test.each([
    { x: 0.6, y: 0, width: 0.5, height: 1 },
    { x: 0, y: 0, width: 0, height: 1 },
    { x: -0.1, y: 0, width: 1, height: 1 },
  ])('%j is refused and changes nothing', async (given) => {
    const item = await upload()
    await expect(crop(item.id, { crop: given })).rejects.toThrow(/'crop' needs x/)
    expect(await shown(`${item.url}?w=320`)).toMatchObject({ width: 320, height: 160 })
  })

  test('a picture of the first content is cropped like an upload, and is there as a whole to be cropped otherwise', async () => {
    const whole = await sizeOf('2')
    const { url } = await crop('2', { crop: WHOLE })
    expect(await shown(`${url}/uncropped`)).toMatchObject(whole)
    const cropped = await crop('2', { crop: { x: 0.25, y: 0.1, width: 0.5, height: 0.5 } })
    const half = { width: whole.width / 2, height: whole.height / 2 }
    expect(cropped).toMatchObject({ metadata: half })
    expect(await shown(cropped.src)).toMatchObject(half)
    expect(await shown(`${cropped.url}?w=320`)).toMatchObject({ width: 320 })
    expect(await shown(`${cropped.url}/uncropped`)).toMatchObject(whole)
  })
})
