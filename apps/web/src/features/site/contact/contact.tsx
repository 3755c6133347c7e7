import { ContactMessage } from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { problemOf } from '../../../api/call-error.ts';
import { contact } from '../../../content/contact.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { sendMessage } from './send-message.ts';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

/** A message to the people behind the product. */
export default function Contact() {
  const form = useZodForm(ContactMessage, { name: '', email: '', message: '' });
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
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField label="Name" autoComplete="name" disabled={send.isPending} {...form.field('name')} />
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              disabled={send.isPending}
              {...form.field('email')}
            />
          </div>
          <TextArea label="Message" rows={8} disabled={send.isPending} {...form.field('message')} />
          <div>
            <Button type="submit" busy={send.isPending}>
              {contact.action}
            </Button>
          </div>
        </form>
        <WaysToReachUs />
      </div>
    </Page>
  );
}
