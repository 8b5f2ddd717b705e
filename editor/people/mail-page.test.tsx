import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const MAIL = {
  ...{ id: '7', to: 'asha@example.org', subject: 'સ્વાગત' },
  ...{ text: 'Welcome: https://mandir.example/a', sentAt: '2026-11-01T10:00:00Z' },
}

test('a waiting email is discarded after a question; “Cancel” keeps it', async () => {
  let mails = [MAIL]
  const asked: unknown[] = []
  const { user } = openApp('/editor/mail', {
    answers: {
      Mails: () => ({
        data: {
          mailSettings: { isSending: false },
          mails: {
            nodes: mails,
            totalCount: mails.length,
            pageInfo: { hasNextPage: false, endCursor: null },
          },
          failedJobs: { nodes: [], totalCount: 0 },
        },
      }),
      DiscardMail: (variables: unknown) => {
        asked.push(variables)
        mails = []
        return { data: { discardMail: true } }
      },
    },
  })
  await user.click(await screen.findByText('સ્વાગત'))
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Discard…' }))
    return within(await screen.findByRole('dialog', { name: /asha@example\.org/ }))
  }
  await user.click((await ask()).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('સ્વાગત')).toBeTruthy()
  expect(asked).toEqual([])
  await user.click((await ask()).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('No emails waiting')).toBeTruthy()
  expect(asked).toEqual([{ id: '7' }])
})
