import type { DocumentNode, Kind } from 'graphql'
import { z } from 'zod/mini'
import { OPENING_ELEMENT, type OpeningAnswer, questionKey } from '#schema/api/opening'

const opening = z.array(
  z.object({
    operation: z.string(),
    variables: z.record(z.string(), z.unknown()),
    data: z.record(z.string(), z.unknown()),
  }),
)

/** The answers that came with the editor's HTML, taken out of it; none where the server knew nobody or sent none. */
export function takeOpening(document: Document): readonly OpeningAnswer[] {
  const element = document.getElementById(OPENING_ELEMENT)
  element?.remove()
  return element ? opening.parse(JSON.parse(element.textContent ?? '[]')) : []
}

/**
 * What came with the HTML, as answers to the questions that are asked first, instead of the server. Once each: who asks again
 * wants to know how it is now. With the first write all of it is out of date.
 */
export function knownAnswers(answers: readonly OpeningAnswer[]) {
  const known = new Map(answers.map((answer) => [questionKey(answer), answer.data]))
  return {
    take(query: DocumentNode, variables: OpeningAnswer['variables']) {
      if (known.size === 0) return null
      const key = questionKey({ operation: operationOf(query), variables })
      const data = known.get(key) ?? null
      known.delete(key)
      return data
    },
    forget: () => known.clear(),
  }
}

function operationOf({ definitions }: DocumentNode): string {
  const operation = definitions.find(({ kind }) => kind === OPERATION)
  return (operation && 'name' in operation && operation.name?.value) || ''
}

/** `Kind.OPERATION_DEFINITION` by its type alone: graphql itself is not on the first screen. */
const OPERATION = 'OperationDefinition' as Kind.OPERATION_DEFINITION
