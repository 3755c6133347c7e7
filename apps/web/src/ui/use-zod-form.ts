import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormHandleSubmit,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import type { z } from 'zod';
import { saySchemaText } from '../content/schema-texts.ts';

/** What ties a control to its field in a form, with the text of its error. */
export type FormField = UseFormRegisterReturn & { error: string | undefined };

/**
 * A form checked by a schema when it is submitted. `field(name)` gives a control its registration and its error;
 * an error goes away as soon as its field is edited, and the toasts of an earlier try as soon as the form is sent again.
 * `focusesErrors: false` leaves it to the caller where the focus goes.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  { focusesErrors = true } = {},
) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: focusesErrors,
  });
  const { errors } = form.formState;

  function field(name: FieldPath<Input>): FormField {
    const error = errors[name]?.message;
    return {
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: typeof error === 'string' ? saySchemaText(error) : undefined,
    };
  }
  const handleSubmit: UseFormHandleSubmit<Input, Output> = (onValid, onInvalid) => {
    const send = form.handleSubmit(onValid, onInvalid);
    return (event) => {
      toast.dismiss();
      return send(event);
    };
  };
  return { ...form, handleSubmit, field };
}
