import type { ReactNode } from 'react'
import type { LocationName } from '../api/answers'
import { readLocations } from '../api/pages'
import { useApp } from '../app/app-context'
import { UnreadNote } from '../app/error-page'
import { failureIn, useAnswer } from '../app/use-answer'

const NONE: readonly LocationName[] = []

/** All locations, for what is chosen by them. Where they cannot be read a screen works without, and shows the `note`. */
export function useLocationNames(): LocationNames {
  const { client } = useApp()
  const { answer, again } = useAnswer('locations', () => readLocations(client))
  return {
    names: answer.state === 'ready' ? answer.value : NONE,
    isRead: answer.state === 'ready',
    note: <UnreadNote what="The locations" failure={failureIn(answer)} again={again} />,
  }
}

interface LocationNames {
  /** None until they have come. */
  readonly names: readonly LocationName[]
  readonly isRead: boolean
  /** That they could not be read, and the way to try again. */
  readonly note: ReactNode
}
