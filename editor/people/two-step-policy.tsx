import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { permissionLevel } from '#schema/entities/statuses'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { setSignInPolicyMutation, signInPolicyQuery } from '../api/operations/people'
import { Choice, type Option } from '../screens/choice'

const OPTIONS: readonly Option[] = [
  ['', t('Optional for everyone')],
  ['MANAGE', t('Required for people who publish or manage')],
  ['CONTRIBUTE', t('Required for people who edit, publish or manage')],
  ['VIEW', t('Required for everyone')],
]

/** Setting for the people who must use two-step verification; changed by head office. */
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
          ? t('Saved. Two-step verification is optional.')
          : t('Saved. People who need it are asked to set it up now.'),
      )
    } catch (error) {
      setMessage(failureOf(error).message)
    }
  }

  return (
    <section className="ed-two-step-policy" aria-labelledby="ed-two-step-policy">
      <h2 id="ed-two-step-policy">{t('Two-step verification')}</h2>
      <Choice
        label={t('Required for')}
        value={data.signInPolicy.twoStepFrom ?? ''}
        options={OPTIONS}
        onChange={(value) => void change(value)}
      />
      <p role="status" className="ed-quiet">
        {message ||
          t('People who need it are asked to set it up the next time they open the editor.')}
      </p>
    </section>
  )
}
