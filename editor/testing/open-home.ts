import { screen, within } from '@testing-library/react'
import { openApp } from './open-app'

const NO_RECENT_CHANGES = { recentlyChanged: [], recentlyChangedRecords: [] }
export const QUIET = {
  ...{ waiting: [], waitingRecords: [], scheduled: [], scheduledRecords: [], problems: [] },
  backupStatus: null,
  mailSettings: null,
  ...NO_RECENT_CHANGES,
}
export const PEOPLE = { __typename: 'PersonConnection', totalCount: 4 }
export const VISIT = {
  documentId: '8',
  title: 'Visit us',
  locationId: '12',
  locationName: 'Ottawa',
}
export const NOWHERE = { documentId: null, language: null, block: null }

/** Opens the home screen with its answer; what is not given is empty. */
export function openHome(home: object) {
  const data = { ...QUIET, people: PEOPLE, ...home }
  return openApp('/editor', { answers: { Home: () => ({ data }) } })
}

/** The part of the home screen under a heading. */
export const part = async (name: string) => within(await screen.findByRole('region', { name }))

/** The address that a link leads to. */
export const hrefOf = (link: HTMLElement) => link.getAttribute('href')
