-- Whoever asks whether the disk has space again writes here, and takes it back.
create table write_trial (
  filler text not null
);
