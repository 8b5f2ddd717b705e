import sharp from 'sharp'
import { graphql, publishPage } from './api.mjs'

/** @import { TestServer } from './server.mjs' */

/**
 * Uploads a picture that no other upload has.
 * @param {TestServer} server
 * @returns {Promise<{ status: number, item: { id: string, url: string }, message: string }>}
 */
export async function upload(server) {
  const background = { r: random(), g: random(), b: random() }
  const body = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const answer = await fetch(`${server.address}/api/media?locationId=10&name=a.jpg`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(body),
  })
  /** @type {{ mediaItem: { id: string, url: string }, errors?: { message: string }[] }} */
  const { mediaItem: item, errors } = await answer.json()
  return { status: answer.status, item, message: errors?.[0]?.message ?? '' }
}

/**
 * Publishes a page that shows a picture.
 * @param {TestServer} server
 * @param {string} path
 * @param {string} mediaId
 */
export async function publishPicture(server, path, mediaId) {
  const fields = [{ id: 'f1', type: 'medias', name: 'medias', value: [Number(mediaId)] }]
  const content = { format: 1, blocks: [{ id: 'b_media', name: 'Media', fields }] }
  const topic = {
    externalUrl: path,
    locationId: 10,
    items: [{ language: 'en-US', locationId: 10, title: path, content }],
  }
  const data = await graphql(
    server,
    `mutation ($title: String!, $topic: TopicInput!) {
      createOrUpdateDocument(title: $title, type: PAGE, topic: $topic) { id version } }`,
    { title: path, topic },
  )
  await publishPage(server, data.createOrUpdateDocument)
  return data.createOrUpdateDocument
}

/**
 * @param {TestServer} server
 * @param {string} path
 */
export async function statusAt(server, path) {
  const answer = await fetch(`${server.address}${path}`)
  await answer.arrayBuffer()
  return answer.status
}

function random() {
  return Math.floor(Math.random() * 256)
}
