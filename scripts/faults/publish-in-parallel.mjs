import { createHash, randomUUID } from 'node:crypto'
import { ApiFailure, createPage, graphql, publishPage, savePage } from './support/api.mjs'
import { onEachDatabase } from './support/databases.mjs'
import { expect, wait } from './support/expect.mjs'

/** @import { TestServer } from './support/server.mjs' */

const EDITORS = 50
const SAVE_EVENT = `mutation ($id: ID, $v: Int, $key: String!, $event: EventInput!) {
  createOrUpdateEvent(id: $id, expectedVersion: $v, idempotencyKey: $key, event: $event) { id version } }`
const SEARCH = `query ($text: String!) {
  search(locationSlug: "brookfield", text: $text, first: 5) { totalCount nodes { kind } } }`
const STORED = 'query ($id: ID!) { document(id: $id) { version publishedVersion } }'

/**
 * Fifty editors save and publish pages and save events, all at once, for a minute. Nobody is refused for what another
 * one does, everything acknowledged is there, and the search finds the newest words of each page and event.
 * @type {import('./run.mjs').Scenario}
 */
export default function publishInParallel({ isShort }) {
  return onEachDatabase(async (database) => {
    const server = database.server()
    await server.start()
    const editors = Array.from({ length: EDITORS }, (_, number) => new Editor(number, server))
    const until = Date.now() + (isShort ? 5_000 : 60_000)
    await Promise.all(editors.map((editor) => editor.workUntil(until)))
    /** @type {string[]} */
    const missing = []
    for (const editor of editors) missing.push(...(await editor.missing()))
    const failures = editors.flatMap((editor) => editor.failures)
    expect(failures.length === 0, `nobody is refused: ${failures.length} were, as ${failures[0]}`)
    expect(
      missing.length === 0,
      `nothing is lost and everything found: ${missing.length} are not, as ${missing[0]}`,
    )
    const times = editors.flatMap((editor) => editor.times).sort((a, b) => a - b)
    return {
      rounds: editors.reduce((total, { round }) => total + round, 0),
      writes: times.length,
      p50Ms: Math.round(times[Math.floor(times.length / 2)] ?? 0),
      p95Ms: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
      failures: failures.length,
      missing: missing.length,
    }
  })
}

/** Works on a page and an event of their own, one write after another. */
class Editor {
  #server
  #path
  #number
  /** @type {{ id: string, version: number } | null} */
  #page = null
  /** @type {{ id: string, version: number } | null} */
  #event = null
  round = 0
  /**
   * The refused writes, with their reasons.
   * @type {string[]}
   */
  failures = []
  /**
   * The time of each write, in milliseconds.
   * @type {number[]}
   */
  times = []

  /**
   * @param {number} number
   * @param {TestServer} server
   */
  constructor(number, server) {
    this.#server = server
    this.#number = number
    this.#path = `/parallel-${number}`
  }

  /** @param {number} until */
  async workUntil(until) {
    while (Date.now() < until && this.failures.length === 0) {
      this.round += 1
      await this.#timed(() => this.#writePage())
      await this.#timed(() => this.#writeEvent())
    }
  }

  /**
   * Lists the writes that were acknowledged and are not stored, or not found by their newest words.
   * @returns {Promise<string[]>}
   */
  async missing() {
    if (!this.#page || !this.#event) return [`editor ${this.#number} has written nothing`]
    const { document } = await graphql(this.#server, STORED, { id: this.#page.id })
    const isStored =
      document.version === this.#page.version && document.publishedVersion === this.#page.version
    const { search } = await graphql(this.#server, SEARCH, { text: this.#word() })
    const kinds = search.nodes.map((/** @type {{ kind: string }} */ { kind }) => kind).sort()
    return [
      ...(isStored ? [] : [`page ${this.#page.id} is ${JSON.stringify(document)}`]),
      ...(kinds.join() === 'EVENT,PAGE'
        ? []
        : [`${this.#word()} finds ${kinds.join() || 'nothing'}`]),
    ]
  }

  /** One word of each round that nothing else holds, of letters alone, and like no other: the search finds similar ones too. */
  #word() {
    const hash = createHash('sha256').update(`${this.#number} ${this.round}`).digest('hex')
    return hash.slice(0, 16).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
  }

  async #writePage() {
    const html = `<p>${this.#word()}</p>`
    const page = this.#page
    this.#page = page
      ? await savePage(this.#server, page, { path: this.#path, html })
      : await createPage(this.#server, this.#path, html)
    await publishPage(this.#server, this.#page)
  }

  async #writeEvent() {
    const event = {
      title: this.#word(),
      category: 'Spiritual',
      startsAt: '2030-01-02T18:30',
      locationId: '10',
    }
    const { id, version } = this.#event ?? {}
    const variables = { id, v: version, key: randomUUID(), event }
    const saved = await graphql(this.#server, SAVE_EVENT, variables)
    this.#event = saved.createOrUpdateEvent
  }

  /** @param {() => Promise<void>} write */
  async #timed(write) {
    const started = performance.now()
    try {
      await write()
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      this.failures.push(error.message)
    }
    this.times.push(performance.now() - started)
    // Together at most 180 requests a second: the budget of one network is 200.
    await wait(300 + Math.random() * 200)
  }
}
