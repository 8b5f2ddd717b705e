import { createPage, publishPage } from './api.mjs'
import { expect, wait } from './expect.mjs'
import { startVisitors } from './visitors.mjs'
import { Writer } from './writer.mjs'

/** @import { TestServer } from './server.mjs' */

const WRITERS = 4

/** Visitors who read a server's pages, and writers who save others, while something goes wrong. */
export class Load {
  #server
  #visitors
  #writers

  /**
   * @param {TestServer} server
   * @param {ReturnType<typeof startVisitors>} visitors
   * @param {readonly Writer[]} writers
   */
  constructor(server, visitors, writers) {
    this.#server = server
    this.#visitors = visitors
    this.#writers = writers
  }

  /**
   * Publishes a page at a path of its own, makes the writers' documents and lets the visitors in.
   * @param {TestServer} server
   * @param {string} path
   */
  static async start(server, path) {
    await publishPage(server, await createPage(server, path))
    const paths = ['/', path, '/healthz']
    for (const each of paths) await fetch(`${server.address}${each}`)
    const writers = Array.from({ length: WRITERS }, (_, number) => new Writer(number, server))
    for (const writer of writers) await writer.makeDocument()
    return new Load(server, startVisitors(server, { paths }), writers)
  }

  /** The number of acknowledged saves. */
  get acknowledged() {
    return this.#writers.reduce((sum, writer) => sum + writer.acknowledged, 0)
  }

  /** The longest a save waited until it was refused, in milliseconds. */
  get slowestRefusalMs() {
    return Math.max(...this.#writers.map((writer) => writer.slowestRefusalMs))
  }

  /**
   * All writers save one after another, with pauses of so many milliseconds; returns how to end that.
   * @param {number} pauseMs
   */
  save(pauseMs) {
    let isOpen = true
    const saving = this.#writers.map(async (writer) => {
      while (isOpen) {
        await writer.saveOnce()
        await wait(pauseMs)
      }
    })
    return async () => {
      isOpen = false
      await Promise.all(saving)
      for (const writer of this.#writers) await writer.settle()
    }
  }

  /** Ends it: the server is there, every visit was answered, and nothing that was acknowledged is lost. */
  async end() {
    const visits = await this.#visitors.stop()
    for (const writer of this.#writers) await writer.verify()
    const lost = this.#writers.reduce((sum, writer) => sum + writer.lost + writer.holes, 0)
    expect(this.#server.isRunning(), 'The server lives on when its database does not')
    expect(lost === 0, `${lost} acknowledged saves were lost`)
    expect(visits.failed === 0, `${visits.failed} of ${visits.pages} visits failed`)
    return { visits, lost, acknowledged: this.acknowledged }
  }
}
