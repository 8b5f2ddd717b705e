import Fastify, { type FastifyInstance } from 'fastify'
import type { App } from '../../app/app'
import { TEST_TOKEN } from '../../app/testing/test-app'
import { registerAccounts } from '../../people/accounts/register-accounts'
import { registerGraphql } from '../register-graphql'
import type { AnswerData } from './answer-data'

/** For tests: what a GraphQL request is answered with. */
export interface Answer {
  readonly status: number
  readonly data: AnswerData
  readonly errors: readonly AnswerError[]
}
export interface AnswerError {
  readonly message: string
  readonly extensions: {
    readonly code: string
    readonly requestId?: string
    readonly issues?: readonly { readonly field: string | null; readonly message: string }[]
    readonly allowed?: readonly string[]
    readonly current?: unknown
  }
}

/** For tests: the API without the rest of the server around it. */
export class TestApi {
  readonly server: FastifyInstance

  private constructor(server: FastifyInstance) {
    this.server = server
  }

  static async open(app: App): Promise<TestApi> {
    const server = Fastify()
    await registerGraphql(server, app)
    await registerAccounts(server, app)
    return new TestApi(server)
  }

  /** Asks with the API token; with other headers when they are given, `{}` for none. */
  async ask(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = { authorization: `Bearer ${TEST_TOKEN}` },
  ): Promise<Answer> {
    const answer = await this.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ query, variables }),
    })
    const body = answer.json()
    return { status: answer.statusCode, data: body.data, errors: body.errors ?? [] }
  }

  /** Signs in; returns the headers of the signed-in person. */
  async signIn(email: string, password: string): Promise<Record<string, string>> {
    const answer = await this.server.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password },
    })
    const [cookie] = answer.cookies
    if (!cookie) throw new Error(`Signing in was answered with ${answer.statusCode} ${answer.body}`)
    return { cookie: `${cookie.name}=${encodeURIComponent(cookie.value)}` }
  }
}

export const SAVE = /* GraphQL */ `
  mutation Save(
    $id: ID
    $title: String
    $description: String
    $type: DocumentType
    $topic: TopicInput
    $expectedVersion: Int
    $idempotencyKey: String
    $autosave: Boolean
  ) {
    createOrUpdateDocument(
      id: $id
      title: $title
      description: $description
      type: $type
      topic: $topic
      expectedVersion: $expectedVersion
      idempotencyKey: $idempotencyKey
      autosave: $autosave
    ) {
      id
      topicId
      version
      publishedVersion
      status
      savedAt
    }
  }
`

/** The codes of what was refused. */
export function codesOf({ errors }: Answer): string[] {
  return errors.map(({ extensions }) => extensions.code)
}
