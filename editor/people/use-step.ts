import { useState } from 'react'
import { failureOf } from '../api/failure'

/**
 * Returns a function that runs one step of a people dialog at a time. `onDone` gets a message about the result; if the step is
 * refused, the dialog stays open with the reason in `message`.
 */
export function useStep(onDone: (words: string) => void) {
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  return { message, isBusy, run }

  async function run(words: string, work: () => Promise<unknown>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setMessage('')
    try {
      await work()
      onDone(words)
    } catch (error) {
      setMessage(failureOf(error).message)
      setIsBusy(false)
    }
  }
}
