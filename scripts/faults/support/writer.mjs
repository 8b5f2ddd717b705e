import { randomUUID } from 'node:crypto'
import { ApiFailure, graphql } from './api.mjs'
import { wait } from './expect.mjs'

/** @import { TestServer } from './server.mjs' */

const SAVE = `mutation ($id: ID, $title: String, $v: Int, $key: String!, $content: JSON!) {
  createOrUpdateDocument(id: $id, title: $title, type: PAGE, expectedVersion: $v, idempotencyKey: $key,
    topic: { items: [{ content: $content }] }) { id version } }`
const HISTORY = `query ($id: ID!, $after: String) {
  document(id: $id) { version revisions(first: 100, after: $after) {
    nodes { version items { content } } pageInfo { hasNextPage endCursor } } } }`

/**
 * @typedef {object} Request
 * @property {string} marker
 * @property {Readonly<Record<string, unknown>>} variables
 */

/** Saves one page again and again, remembers what was acknowledged, and repeats what got no answer. */
export class Writer {
  #number
  #server
  /** @type {string | null} */
  #id = null
  /**
   * The marker each version was saved with, from version 1.
   * @type {string[]}
   */
  #markers = []
  /** @type {Request | null} */
  #outstanding = null
  acknowledged = 0
  retried = 0
  unavailable = 0
  /** The longest time until something was answered with UNAVAILABLE, in milliseconds. */
  slowestRefusalMs = 0
  /**
   * Start and duration of each acknowledged save.
   * @type {{ at: number, ms: number }[]}
   */
  saves = []
  lost = 0
  holes = 0
  /** The reason that the last request got no answer. */
  lastProblem = ''

  /**
   * @param {number} number
   * @param {TestServer} server
   */
  constructor(number, server) {
    this.#number = number
    this.#server = server
  }

  async makeDocument() {
    this.#id = await this.#save({ title: `Page of writer ${this.#number} ${randomUUID()}` })
  }

  /** Saves until an answer fails to come; what was asked last is kept to be asked again. */
  async saveUntilBroken() {
    while (await this.saveOnce());
  }

  /** Returns whether it was acknowledged; what was asked is kept to be asked again when not. */
  async saveOnce() {
    const at = Date.now()
    try {
      if (this.#outstanding) await this.#ask(this.#outstanding)
      else await this.#save({ id: this.#id, v: this.#markers.length })
      this.saves.push({ at, ms: Date.now() - at })
      return true
    } catch (error) {
      if (hasAnswer(error)) throw error
      this.lastProblem = String(error instanceof Error ? (error.cause ?? error) : error)
      return false
    }
  }

  /** Asks again what got no answer: with the same key it is done once, whether it had been done or not. */
  async settle() {
    for (let tries = 0; this.#outstanding; tries += 1) {
      this.retried += 1
      if (await this.saveOnce()) return
      if (tries > 200) throw new Error(`Writer ${this.#number} was never answered`)
      await wait(50)
    }
  }

  /** Every acknowledged save is there with its content, and no version is missing. */
  async verify() {
    const stored = new Map()
    for (let after = /** @type {string | null} */ (null); ; ) {
      const { document } = await graphql(this.#server, HISTORY, { id: this.#id, after })
      if (document.version !== this.#markers.length) this.lost += 1
      for (const { version, items } of document.revisions.nodes)
        stored.set(version, items[0].content.blocks[0].id)
      if (!document.revisions.pageInfo.hasNextPage) break
      after = document.revisions.pageInfo.endCursor
    }
    for (const [index, marker] of this.#markers.entries()) {
      if (!stored.has(index + 1)) this.holes += 1
      else if (stored.get(index + 1) !== marker) this.lost += 1
    }
    if (stored.size > this.#markers.length) this.holes += 1
  }

  /** @param {Readonly<Record<string, unknown>>} variables */
  #save(variables) {
    const marker = `m${this.#number}-${this.#markers.length + 1}-${randomUUID().slice(0, 8)}`
    const fields = [{ id: 'f1', type: 'html', name: 'html', value: `<p>${'x'.repeat(2000)}</p>` }]
    const content = { format: 1, blocks: [{ id: marker, name: 'Text', fields }] }
    const asked = { marker, variables: { ...variables, content, key: randomUUID() } }
    this.#outstanding = asked
    return this.#ask(asked)
  }

  /**
   * @param {Request} request
   * @returns {Promise<string>} the page's id
   */
  async #ask({ marker, variables }) {
    const started = Date.now()
    try {
      const { createOrUpdateDocument: saved } = await graphql(this.#server, SAVE, variables)
      this.#outstanding = null
      this.#markers.push(marker)
      this.acknowledged += 1
      if (saved.version === this.#markers.length) return saved.id
      throw new Error(
        `Page ${saved.id} was answered version ${saved.version}, not ${this.#markers.length}`,
      )
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'UNAVAILABLE') {
        this.unavailable += 1
        this.slowestRefusalMs = Math.max(this.slowestRefusalMs, Date.now() - started)
      }
      throw error
    }
  }
}

/**
 * Returns whether something was answered. If not, nobody knows whether it was done: the connection broke (`fetch` throws a
 * TypeError, a body cut off a SyntaxError), or the database was away.
 * @param {unknown} error
 */
function hasAnswer(error) {
  if (error instanceof ApiFailure) return error.code !== 'UNAVAILABLE'
  return !(error instanceof TypeError || error instanceof SyntaxError)
}
