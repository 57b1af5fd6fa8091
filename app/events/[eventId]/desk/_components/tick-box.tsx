'use client';

type TickBoxProps = {
  /** what it ticks, for whoever does not see it */
  label: string;
  checked: boolean;
  /** some of what it stands for are ticked */
  mixed?: boolean;
  onTick: (range: boolean) => void;
  className?: string;
};

/** A box to tick a row, with room for a finger around it; with Shift it ticks a range. */
export const TickBox = ({ label, checked, mixed = false, onTick, className = '' }: TickBoxProps) => (
  <label
    className={`relative z-1 grid cursor-pointer place-items-center select-none pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${className}`}
  >
    <input
      type="checkbox"
      className="accent-ink size-4"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      onChange={({ nativeEvent }) => onTick('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  </label>
);
