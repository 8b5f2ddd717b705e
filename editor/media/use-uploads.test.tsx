import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { RecordSearchProvider } from '../library/record-search'
import { sampleSearch } from '../testing/open-panel'
import { samplePictures } from '../testing/sample-pictures'
import { useUploads } from './use-uploads'

test('what is on its way arrives, whatever location is chosen on the screen meanwhile', async () => {
  let arrive: () => void = () => undefined
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const slow = {
    ...samplePictures(),
    send: async ({ file }: { readonly file: File }) => onItsWay.then(() => file.name),
  }
  let search = { ...sampleSearch, pictures: slow }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RecordSearchProvider value={search}>{children}</RecordSearchProvider>
  )
  const stored: unknown[] = []
  const { result, rerender } = renderHook(
    () => useUploads({ locationId: 10, picturesOnly: false }, (found) => stored.push(...found)),
    { wrapper },
  )
  act(() => result.current.send([new File(['a'], 'lamps.png', { type: 'image/png' })]))
  search = { ...sampleSearch, pictures: { ...slow } }
  rerender()
  await act(async () => {
    arrive()
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(stored).toMatchObject([{ title: 'lamps.png' }])
  expect(result.current.items).toMatchObject([{ state: 'stored' }])
})
