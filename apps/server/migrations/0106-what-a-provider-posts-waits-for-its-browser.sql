-- What a provider posts is kept until the browser comes for it with its cookie, which a page of another site does not send.
alter table sign_on add column answer text check (length(answer) <= 200000);
