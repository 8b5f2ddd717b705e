import { ApolloLink } from '@apollo/client'
import type { OperationTypeNode } from 'graphql'
import { of } from 'rxjs'
import { z } from 'zod/mini'
import { OPENING_ELEMENT, type OpeningAnswer, questionKey } from '#schema/api/opening'

const opening = z.array(
  z.object({
    operation: z.string(),
    variables: z.record(z.string(), z.unknown()),
    data: z.record(z.string(), z.unknown()),
  }),
)

/** By its type alone: graphql itself is not on the first screen. */
const MUTATION = 'mutation' as OperationTypeNode

/** The answers that came with the editor's HTML, taken out of it; none where the server knew nobody or sent none. */
export function takeOpening(document: Document): readonly OpeningAnswer[] {
  const element = document.getElementById(OPENING_ELEMENT)
  element?.remove()
  return element ? opening.parse(JSON.parse(element.textContent ?? '[]')) : []
}

/**
 * Answers a question with what came with the HTML, instead of the server. Once each: who asks again wants to know how it is now.
 * With the first write all of it is out of date.
 */
export function openingLink(answers: readonly OpeningAnswer[]): ApolloLink {
  const known = new Map(answers.map((answer) => [questionKey(answer), answer.data]))
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === MUTATION) known.clear()
    const { operationName = '', variables } = operation
    const key = questionKey({ operation: operationName, variables })
    const data = known.get(key)
    known.delete(key)
    return data ? of({ data }) : forward(operation)
  })
}
