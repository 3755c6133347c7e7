import { ContactMessage } from '@shortlist/schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQuery } from '../../../account/get-account.ts';
import { problemOf } from '../../../api/call-error.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { contactWords, sayRecipient } from '../../../content/site/contact.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { sendMessage } from './send-message.ts';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

/** A message to the people behind the product. Who is signed in is not asked who they are. */
export default function Contact() {
  const contact = contactWords();
  const form = useZodForm(ContactMessage, { name: '', email: '', message: '' });
  const { user } = useAuth();
  const { data: account } = useQuery({ ...accountQuery, enabled: user !== null });
  const sender = user && account?.name ? account : undefined;
  const { reset } = form;
  useEffect(() => {
    if (user && account)
      reset({ name: account.name ?? '', email: account.email, message: '' }, { keepDirtyValues: true });
  }, [user, account, reset]);
  const send = useMutation({ mutationFn: sendMessage, onSuccess: () => form.reset() });
  const submit = form.handleSubmit((message) => send.mutate(message));
  const problem = send.error && problemOf(send.error);
  return (
    <Page title={contact.title} intro={contact.intro}>
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[1fr_18rem]">
        <form
          data-needs-script
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid content-start gap-6"
        >
          {send.isSuccess && (
            <Notice tone="good" role="status" title={contact.sent}>
              {contact.sentAdvice}
            </Notice>
          )}
          {problem && (
            <Notice tone="bad" role="alert" title={problem.title}>
              {problem.advice} {contact.kept}
            </Notice>
          )}
          {sender ? (
            <p className="break-words text-soft">{sayRecipient(sender.name ?? '', sender.email)}</p>
          ) : (
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField label={contact.name} autoComplete="name" disabled={send.isPending} {...form.field('name')} />
              <TextField
                label={contact.email}
                type="email"
                autoComplete="email"
                disabled={send.isPending}
                {...form.field('email')}
              />
            </div>
          )}
          <TextArea label={contact.message} rows={8} disabled={send.isPending} {...form.field('message')} />
          <div>
            <Button type="submit" busy={send.isPending}>
              {contact.action}
            </Button>
          </div>
        </form>
        <WaysToReachUs plan={user ? account?.subscription.subscriptionType : undefined} />
      </div>
    </Page>
  );
}
