import { graphql } from '../../scripts/faults/support/api.mjs'

/** @import { TestServer } from '../../scripts/faults/support/server.mjs' */

const SAVE = `mutation ($id: ID, $title: String, $v: Int, $topic: TopicInput!) {
  createOrUpdateDocument(id: $id, title: $title, type: PAGE, expectedVersion: $v, topic: $topic) { id version } }`
const PUBLISH = `mutation ($id: ID!, $v: Int!) { publishDocument(id: $id, expectedVersion: $v) { id version } }`

/**
 * A page of text blocks, not published yet.
 * @param {TestServer} server
 * @param {string} path
 * @param {number} blocks
 * @returns {Promise<{ id: string, version: number }>}
 */
export async function createTextPage(server, path, blocks) {
  const saved = await graphql(server, SAVE, {
    title: path,
    topic: {
      externalUrl: path,
      locationId: 10,
      items: [
        { language: 'en-US', locationId: 10, title: path, content: textContent(path, blocks) },
      ],
    },
  })
  return saved.createOrUpdateDocument
}

/** @param {TestServer} server */
export async function saveText(server, { id, version }, text) {
  const saved = await graphql(server, SAVE, {
    id,
    v: version,
    topic: { items: [{ content: textContent(text, 20) }] },
  })
  return saved.createOrUpdateDocument
}

/** @param {TestServer} server */
export async function publish(server, { id, version }) {
  const done = await graphql(server, PUBLISH, { id, v: version })
  return done.publishDocument
}

export function textContent(title, blocks) {
  return {
    format: 1,
    blocks: Array.from({ length: blocks }, (_, index) => ({
      id: `b_${index}`,
      name: 'Text',
      fields: [
        {
          id: 'f1',
          type: 'html',
          name: 'html',
          value: `<h2>${title}, part ${index}</h2><p>The mandir is open every day, and everyone is welcome to sit, to listen and to help.</p>`,
        },
      ],
    })),
  }
}
