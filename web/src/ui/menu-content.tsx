import * as Menu from '@radix-ui/react-menu'
import { Check } from 'lucide-react'
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react'

export interface MenuProps {
  /** The button that opened it; focus goes back there. */
  button: RefObject<HTMLButtonElement | null>
  /** Its name: the id of the element that says it, or the words. */
  labelledBy?: string
  label?: string
  /** Opened from the keyboard: then the first choice takes the focus. */
  hasKeyboard: boolean
  onClose(): void
}

export interface MenuAction {
  icon: ReactNode
  text: string
  /** Takes something away. */
  isDanger?: boolean
  /** A rule stands above it. */
  isApart?: boolean
  onSelect(): void
}

export interface ActionMenuProps extends MenuProps {
  /** Stands above the actions. */
  header?: ReactNode
  actions: readonly MenuAction[]
}

export interface Choice<Value extends string> {
  value: Value
  icon: ReactNode
  text: ReactNode
  /** What is typed to reach it, where `text` is not plain. */
  plainText: string
}

export interface ChoiceMenuProps<Value extends string> extends MenuProps {
  choices: readonly Choice<Value>[]
  value: Value
  onChoose(value: Value): void
}

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 text-control outline-none data-highlighted:bg-accent-soft [&_svg]:size-[18px] [&_svg]:flex-none'

export function ActionMenuContent({ header, actions, ...menu }: ActionMenuProps) {
  return (
    <MenuFrame {...menu}>
      {header && (
        <>
          <Menu.Label asChild>
            <div>{header}</div>
          </Menu.Label>
          <Rule />
        </>
      )}
      {actions.map(({ icon, text, isDanger = false, isApart = false, onSelect }) => (
        <Fragment key={text}>
          {isApart && <Rule />}
          <Menu.Item onSelect={onSelect} className={`${row} ${isDanger ? 'text-beet' : '[&_svg]:text-ink-2'}`}>
            {icon}
            {text}
          </Menu.Item>
        </Fragment>
      ))}
    </MenuFrame>
  )
}

function Rule() {
  return <Menu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
}

export function ChoiceMenuContent<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { choices, value, onChoose, ...menu } = props
  const choose = (chosen: string) => {
    const choice = choices.find((candidate) => candidate.value === chosen)
    if (choice) onChoose(choice.value)
  }
  return (
    <MenuFrame {...menu}>
      <Menu.RadioGroup value={value} onValueChange={choose}>
        {choices.map((choice) => (
          <Menu.RadioItem key={choice.value} value={choice.value} textValue={choice.plainText} className={row}>
            {choice.icon}
            <span className="flex-1">{choice.text}</span>
            <Menu.ItemIndicator className="text-accent">
              <Check aria-hidden="true" />
            </Menu.ItemIndicator>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </MenuFrame>
  )
}

/** Under its button, which was on the page before it; Radix' dropdown menu wants one of its own. */
function MenuFrame({ button, label, labelledBy, hasKeyboard, onClose, children }: MenuProps & { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const isLeft = useRef(false)
  return (
    <Menu.Root open modal={false} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Menu.Anchor virtualRef={button} />
      <Menu.Content
        ref={content}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        onInteractOutside={(event) => {
          // A press on the button would close the menu here, and open it again there.
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
          else isLeft.current = true
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (!isLeft.current) button.current?.focus()
        }}
        aria-label={label}
        aria-labelledby={labelledBy}
        className="z-30 min-w-52 max-w-[calc(100vw-16px)] animate-rise rounded-medium border border-line bg-surface p-1.5 text-ink shadow-raised outline-none"
      >
        {hasKeyboard && <FirstItemFocus menu={content} />}
        {children}
      </Menu.Content>
    </Menu.Root>
  )
}

/** Radix does the same where it has seen the key; it was pressed before the menu was there. */
function FirstItemFocus({ menu }: { menu: RefObject<HTMLDivElement | null> }) {
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus(), [menu])
  return null
}
