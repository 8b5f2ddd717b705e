import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { permissionLevel } from '#schema/entities/statuses'
import { failureOf } from '../api/failure'
import { setSignInPolicyMutation, signInPolicyQuery } from '../api/operations/people'
import { Choice, type Option } from '../screens/choice'

const OPTIONS: readonly Option[] = [
  ['', 'Optional for everyone'],
  ['MANAGE', 'Required for people who publish or manage'],
  ['CONTRIBUTE', 'Required for people who edit, publish or manage'],
  ['VIEW', 'Required for everyone'],
]

/** For whom two-step verification is compulsory; changed by head office. */
export function TwoStepPolicy() {
  const { data } = useQuery(signInPolicyQuery)
  const [setPolicy] = useMutation(setSignInPolicyMutation, { refetchQueries: [signInPolicyQuery] })
  const [message, setMessage] = useState('')
  if (!data) return null

  async function change(value: string): Promise<void> {
    try {
      const twoStepFrom = permissionLevel.safeParse(value).data ?? null
      await setPolicy({ variables: { twoStepFrom } })
      setMessage(
        value === ''
          ? 'Saved. Two-step verification is optional.'
          : 'Saved. People who need it are asked to set it up now.',
      )
    } catch (error) {
      setMessage(failureOf(error).message)
    }
  }

  return (
    <section className="ed-two-step-policy" aria-labelledby="ed-two-step-policy">
      <h2 id="ed-two-step-policy">Two-step verification</h2>
      <Choice
        label="Who needs it"
        value={data.signInPolicy.twoStepFrom ?? ''}
        options={OPTIONS}
        onChange={(value) => void change(value)}
      />
      <p role="status" className="ed-quiet">
        {message || 'People who need it set it up the next time they open the editor.'}
      </p>
    </section>
  )
}
