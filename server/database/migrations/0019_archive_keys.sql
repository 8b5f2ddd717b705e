CREATE TABLE "archive_keys" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "archive_keys_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "archive_keys_record" UNIQUE("kind","record_id")
);
