/** @import { TestServer } from './server.mjs' */

/**
 * An answer, or a part of one, with the fields that scripts read; one that was not asked for is not there.
 * @typedef {Readonly<Record<'id' | 'kind' | 'url' | 'text' | 'endCursor' | 'state', string>>
 *   & Readonly<Record<'version' | 'publishedVersion' | 'totalCount' | 'searched' | 'hitCount' | 'replacedCount' | 'staleCount' | 'changedTargets' | 'locationCount', number>> & { readonly hasNextPage: boolean }
 *   & { readonly [Name in 'createOrUpdateDocument' | 'createOrUpdateEvent' | 'publishDocument' | 'createPreview'
 *     | 'document' | 'run' | 'records' | 'search' | 'allMedia' | 'revisions' | 'pageInfo' | 'content']: AnswerData }
 *   & { readonly [Name in 'nodes' | 'items' | 'blocks']: readonly AnswerData[] }} AnswerData
 */
/** @typedef {{ readonly message: string, readonly extensions: { readonly code: string } }} AnswerError */

/** An answer with an error, and its code. */
export class ApiFailure extends Error {
  /**
   * @param {string} code
   * @param {string} message
   */
  constructor(code, message) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/**
 * Asks GraphQL with the API token; another token, or `null` for none. Throws `ApiFailure` for what is answered with
 * an error, and what `fetch` throws when there is no answer.
 * @param {Pick<TestServer, 'address' | 'token'>} server
 * @param {string} query
 * @param {Readonly<Record<string, unknown>>} [variables]
 * @param {string | null} [token]
 */
export async function graphql(server, query, variables = {}, token = server.token) {
  const answer = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = /** @type {{ data: AnswerData, errors?: readonly AnswerError[] }} */ (
    await answer.json()
  )
  if (!errors) return data
  const [{ message, extensions }] = errors
  if (extensions.code === 'UNAVAILABLE' && answer.status !== 503)
    throw new Error(`UNAVAILABLE was answered with ${answer.status}`)
  throw new ApiFailure(extensions.code, message)
}

/**
 * A page of one text block, as a draft.
 * @param {TestServer} server
 * @param {string} path `/visit`
 * @returns {Promise<{ id: string, version: number }>}
 */
export async function createPage(server, path, html = '<p>Text</p>') {
  const data = await graphql(
    server,
    `mutation ($title: String!, $topic: TopicInput!) {
      createOrUpdateDocument(title: $title, type: PAGE, topic: $topic) { id version } }`,
    { title: `Page ${path}`, topic: topicOf(path, html) },
  )
  return data.createOrUpdateDocument
}

/**
 * @param {TestServer} server
 * @param {{ id: string, version: number }} page
 * @param {{ path: string, html: string }} content
 * @returns {Promise<{ id: string, version: number }>}
 */
export async function savePage(server, { id, version }, { path, html }) {
  const data = await graphql(
    server,
    `mutation ($id: ID!, $version: Int!, $topic: TopicInput!) {
      createOrUpdateDocument(id: $id, expectedVersion: $version, topic: $topic) { id version } }`,
    { id, version, topic: topicOf(path, html) },
  )
  return data.createOrUpdateDocument
}

/**
 * @param {TestServer} server
 * @param {{ id: string, version: number }} page
 */
export async function publishPage(server, { id, version }) {
  await graphql(
    server,
    `mutation ($id: ID!, $version: Int!) {
      publishDocument(id: $id, expectedVersion: $version) { id } }`,
    { id, version },
  )
}

/**
 * @param {string} path
 * @param {string} html
 */
function topicOf(path, html) {
  const fields = [{ id: 'f1', type: 'html', name: 'html', value: html }]
  const content = { format: 1, blocks: [{ id: 'b_text', name: 'Text', fields }] }
  return {
    externalUrl: path,
    locationId: 10,
    items: [{ language: 'en-US', locationId: 10, title: `Page ${path}`, content }],
  }
}
