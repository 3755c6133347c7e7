import { Switch as Primitive } from 'radix-ui';
import { useId } from 'react';

type SwitchProps = {
  label: string;
  checked: boolean;
  disabled?: boolean;
  busy?: boolean;
  onChange: (checked: boolean) => void;
};

/** On or off, at once. While it is `busy` it takes no press, and keeps the focus, which a disabled control loses. */
export function Switch({ label, checked, disabled, busy = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-2.5">
      <Primitive.Root
        id={id}
        checked={checked}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onCheckedChange={(next) => !busy && onChange(next)}
        className="relative h-6 w-10 shrink-0 rounded-full border border-rule-strong bg-sunken transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Primitive.Thumb className="ms-0.75 block size-4 rounded-full bg-rule-strong transition-[margin] data-[state=checked]:ms-4.75 data-[state=checked]:bg-on-accent" />
      </Primitive.Root>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
    </span>
  );
}
