import type { DocumentNode, Kind } from 'graphql'
import {
  OPENING_ELEMENT,
  type Opening,
  type OpeningAnswer,
  opening,
  type PreloadedBlocks,
  questionKey,
} from '#schema/api/opening'

/** What came with the editor's HTML, taken out of it; `null` where the server knew nobody or sent nothing. */
export function readOpening(document: Document): Opening | null {
  const element = document.getElementById(OPENING_ELEMENT)
  element?.remove()
  return element ? opening.parse(JSON.parse(element.textContent ?? 'null')) : null
}

/**
 * What came with the HTML, as answers to the questions that are asked first, instead of the server. Once each: who asks again
 * wants to know how it is now. With the first write all of it is out of date.
 */
export function knownAnswers(opening: Opening | null) {
  const known = new Map(opening?.answers.map((answer) => [questionKey(answer), answer.data]))
  let blocks = opening?.blocks ?? null
  return {
    takeBlocks(documentId: number, language: string): PreloadedBlocks | null {
      const isAbout = blocks?.documentId === documentId && blocks.language === language
      const taken = isAbout ? blocks : null
      blocks = null
      return taken
    },
    take(query: DocumentNode, variables: OpeningAnswer['variables']) {
      if (known.size === 0) return null
      const key = questionKey({ operation: operationOf(query), variables })
      const data = known.get(key) ?? null
      known.delete(key)
      return data
    },
    forget() {
      known.clear()
      blocks = null
    },
  }
}

function operationOf({ definitions }: DocumentNode): string {
  const operation = definitions.find(({ kind }) => kind === OPERATION)
  return (operation && 'name' in operation && operation.name?.value) || ''
}

/** `Kind.OPERATION_DEFINITION` by its type alone: graphql itself is not on the first screen. */
const OPERATION = 'OperationDefinition' as Kind.OPERATION_DEFINITION
