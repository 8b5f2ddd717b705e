import { Archive, CalendarClock, Copy, Plus, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Choice } from '../screens/choice'
import { MoreActions } from '../screens/more-actions'
import { Advanced } from '../ui/advanced'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'
import { Menu, MenuItem, MenuSeparator } from '../ui/floating/menu'
import { Popover } from '../ui/floating/popover'
import { IconButton } from '../ui/icon-button'
import { PasswordInput } from '../ui/password-input'
import { Spinner } from '../ui/spinner'
import { StatusMark } from '../ui/status-mark'
import { Tabs } from '../ui/tabs'
import { Samples } from './sample'

const LOOKS = ['primary', 'plain', 'quiet', 'danger'] as const
const STATUSES: readonly (readonly [shape: string, words: string])[] = [
  ['draft', 'Draft'],
  ['live', 'Live'],
  ['edited', 'Live · edited'],
  ['review', 'In review'],
  ['returned', 'Returned'],
  ['scheduled', 'Scheduled 25 Nov'],
  ['expired', 'Expired'],
  ['hidden', 'Hidden'],
  ['archived', 'Archived'],
  ['trash', 'In the trash'],
]
const nothing = () => undefined

/** Samples of buttons, choices and text fields. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Inputs />
      <Floating />
      <Samples title="Status, counts and messages">
        {STATUSES.map(([shape, words]) => (
          <StatusMark key={shape} shape={shape} words={words} />
        ))}
        <span className="ed-count">12</span>
        <span className="ed-count" data-tone="warning">
          3
        </span>
        <span className="ed-count" data-tone="danger">
          2
        </span>
        <Spinner label="Loading pages…" />
        <p className="ed-message">The location is closed today.</p>
        <p className="ed-message" data-tone="danger">
          Your changes weren’t saved. Try again.
        </p>
      </Samples>
    </>
  )
}

function Buttons() {
  return (
    <Samples title="Buttons">
      {LOOKS.map((look) => (
        <span key={look} className="design-states">
          <Button look={look}>{look}</Button>
          <Button look={look}>
            <Plus size={16} aria-hidden />
            With an icon
          </Button>
          <Button look={look} aria-pressed="true">
            Pressed
          </Button>
          <Button look={look} aria-disabled>
            Has nothing to do
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
        </span>
      ))}
      <span className="design-states">
        <IconButton label="Settings of the sample" icon={<Settings2 size={16} />} />
        <IconButton label="Pressed sample" icon={<Settings2 size={16} />} aria-pressed="true" />
        <IconButton label="Small sample" icon={<Copy size={14} />} small />
        <IconButton label="Disabled sample" icon={<Copy size={16} />} disabled />
        <a className="ed-button" data-look="plain" href="/editor">
          A link that looks like a button
        </a>
        <a href="/editor">All pages of Ottawa</a>
      </span>
    </Samples>
  )
}

function Inputs() {
  const [choice, setChoice] = useState('')
  return (
    <Samples title="Fields">
      <div className="design-fields">
        <FieldRow label="Title" required help="What visitors read first.">
          {(aria) => <input {...aria} className="ed-input" placeholder="Placeholder" />}
        </FieldRow>
        <FieldRow label="Wrong title" error="Enter a title.">
          {(aria) => <input {...aria} className="ed-input" defaultValue="[[Title]]" />}
        </FieldRow>
        <FieldRow label="Disabled title">
          {(aria) => <input {...aria} className="ed-input" defaultValue="Diwali" disabled />}
        </FieldRow>
        <FieldRow label="Description">
          {(aria) => <textarea {...aria} className="ed-input" rows={2} defaultValue="દિવાળી" />}
        </FieldRow>
        <Choice
          label="Category"
          value={choice}
          options={[
            ['', 'Any'],
            ['festival', 'Festival'],
          ]}
          onChange={setChoice}
        />
        <FieldRow label="Password">{(aria) => <PasswordInput {...aria} />}</FieldRow>
        <label className="design-check">
          <input type="checkbox" defaultChecked />
          Remember this device
        </label>
        <label className="design-check">
          <input type="radio" name="design-radio" defaultChecked />
          The newest draft
        </label>
        <Advanced>
          <p>What few people need.</p>
        </Advanced>
      </div>
      <Tabs
        label="Samples of tabs"
        tabs={[
          { id: 'content', label: 'Content', content: <p>The first view.</p> },
          { id: 'languages', label: 'Languages', content: <p>The second view.</p> },
        ]}
      />
    </Samples>
  )
}

function Floating() {
  const [isAsked, setIsAsked] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Samples title="What floats">
      <Menu trigger={<Button>Menu</Button>}>
        <MenuItem icon={<CalendarClock size={16} />} onSelect={nothing}>
          Schedule…
        </MenuItem>
        <MenuItem icon={<Copy size={16} />} shortcut="Ctrl+D" onSelect={nothing}>
          Duplicate
        </MenuItem>
        <MenuItem icon={<Archive size={16} />} disabled onSelect={nothing}>
          Archive
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 size={16} />} danger onSelect={nothing}>
          Move to the trash
        </MenuItem>
      </Menu>
      <MoreActions
        tools={[
          { label: 'Schedule…', icon: CalendarClock, run: nothing },
          { label: 'Move to the trash', icon: Trash2, danger: true, run: nothing },
        ]}
      />
      <Popover
        label="Popover"
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={<Button>Popover</Button>}
      >
        <p className="design-popover">Published by Asha on 22 Nov 2026.</p>
      </Popover>
      <Button aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        Dialog
      </Button>
      {isAsked && (
        <Dialog
          title="Discard unsaved changes?"
          description="What you typed since 14:32 is lost."
          onClose={() => setIsAsked(false)}
          footer={
            <>
              <Button onClick={() => setIsAsked(false)}>Keep editing</Button>
              <Button look="danger" onClick={() => setIsAsked(false)}>
                Discard
              </Button>
            </>
          }
        />
      )}
    </Samples>
  )
}
