import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { NewUserForm, UserForm } from '@roux/contract/user-form'
import { type RefObject, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorCode } from '../../api/error-code.ts'
import { type User, useCreateUser, useUpdateUser } from '../../api/users.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { formMessage } from '../../i18n/form-message.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { changeOf } from './change-of.ts'
import { CheckField } from './check-field.tsx'
import { failureKey } from './failure-key.ts'

interface UserDialogProps {
  /** Undefined for a new account. */
  user?: User
  opener: RefObject<HTMLElement | null>
  onClose(): void
}

/** The form for an account. What the server refuses is said in it, and what was typed stays. */
export function UserDialog({ user, opener, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const { isRunning, failure, send } = useSending(user, onClose)
  const { register, handleSubmit, setError, formState } = useForm<UserForm>({
    resolver: standardSchemaResolver(user ? UserForm : NewUserForm),
    defaultValues: valuesOf(user),
  })
  const submit = handleSubmit(async (values) => {
    const isTaken = (await send(values)) === 'admin.failure.emailTaken'
    if (isTaken) setError('email', { message: 'admin.failure.emailTaken' }, { shouldFocus: true })
  })
  const messageOf = (field: 'email' | 'fullName' | 'password') => {
    const message = formState.errors[field]?.message
    const key = message === 'admin.failure.emailTaken' ? message : formMessage(message)
    return key && t(key)
  }
  return (
    <Modal
      title={user ? t('admin.editUser') : t('admin.newUser')}
      opener={opener}
      onClose={() => isRunning || onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" form={formId} look="main" aria-busy={isRunning} aria-disabled={isRunning}>
            {user ? t('admin.save') : t('admin.create')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          {...register('email')}
          type="email"
          label={t('auth.email')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={messageOf('email')}
        />
        <TextField
          {...register('fullName')}
          label={t('userSettings.fullName')}
          autoComplete="off"
          error={messageOf('fullName')}
        />
        <TextField
          {...register('password')}
          type="password"
          label={user ? t('auth.newPassword') : t('auth.password')}
          hint={user ? t('admin.passwordKept') : t('auth.passwordHint')}
          autoComplete="new-password"
          error={messageOf('password')}
        />
        <div className="grid">
          <CheckField {...register('isActive')} label={t('admin.isActive')} />
          <CheckField {...register('isSuperuser')} label={t('admin.isSuperuser')} />
        </div>
        <p role="alert" className="text-beet text-control empty:hidden">
          {failure && failure !== 'admin.failure.emailTaken' && t(failure)}
        </p>
      </form>
    </Modal>
  )
}

/** Creates or changes the account, one call at a time; gives the failure's text, if there is one. */
function useSending(user: User | undefined, onDone: () => void) {
  const { t } = useTranslation()
  const session = useSession()
  const create = useCreateUser()
  const update = useUpdateUser()
  const [failure, setFailure] = useState<ReturnType<typeof failureKey>>()
  const isRunning = create.isPending || update.isPending
  const save = async (values: UserForm): Promise<void> => {
    const { email, password, fullName, isActive: is_active, isSuperuser: is_superuser } = values
    if (!user) {
      await create.mutateAsync({ email, password, full_name: fullName || null, is_active, is_superuser })
      return
    }
    const changed = await update.mutateAsync({ id: user.id, change: changeOf(user, values) })
    if (changed.id === session.user?.id) session.setUser(changed)
  }
  const send = async (values: UserForm) => {
    if (isRunning) return undefined
    setFailure(undefined)
    try {
      await save(values)
    } catch (cause) {
      if (errorCode(cause) === undefined) logFailure('saving an account failed', cause)
      const key = failureKey(cause)
      setFailure(key)
      return key
    }
    void showToast('success', user ? t('admin.userSaved') : t('admin.userCreated'))
    onDone()
    return undefined
  }
  return { isRunning, failure, send }
}

function valuesOf(user: User | undefined): UserForm {
  return {
    email: user?.email ?? '',
    fullName: user?.fullName ?? '',
    password: '',
    isActive: user?.isActive ?? true,
    isSuperuser: user?.isSuperuser ?? false,
  }
}
